import { cp, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  answerTemplate,
  buildsFolder,
  emergencyFile,
  type PublishedFile,
  publishedList,
} from '../../contract/published-file.ts'

const page = (name: string, body: string) =>
  `<!doctype html><html lang="en"><title>${name}</title>${body}</html>\n`

export const pagePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** The bytes of the fixture's film: each one tells its place. */
export const filmBytes = Buffer.from(Array.from({ length: 1000 }, (_, place) => place % 251))

const files: readonly (Partial<PublishedFile> & {
  file: string
  path: string
  contentType: string
  bytes: string | Buffer
})[] = [
  {
    file: 'index.html',
    path: '/',
    contentType: 'text/html; charset=utf-8',
    bytes: page('Home', '<h1>Home</h1>'.repeat(40)),
  },
  {
    file: 'contact.html',
    path: '/contact',
    contentType: 'text/html; charset=utf-8',
    bytes: page('Contact', '<h1>Contact</h1>'),
  },
  {
    file: emergencyFile,
    path: '/contact-emergency',
    contentType: 'text/html; charset=utf-8',
    bytes: page('Emergency', '<h1>Emergency</h1>'),
  },
  {
    file: '404.html',
    path: '/404.html',
    contentType: 'text/html; charset=utf-8',
    bytes: page('404', '<h1>404</h1>'),
  },
  {
    file: answerTemplate.file,
    path: `/${answerTemplate.file}`,
    contentType: 'text/html; charset=utf-8',
    bytes: page(answerTemplate.titleMark, `<main>${answerTemplate.bodyMark}</main>`),
  },
  {
    file: 'app.1a2b3c.js',
    path: '/_astro/app.1a2b3c.js',
    contentType: 'text/javascript; charset=utf-8',
    bytes: 'export {}\n',
    immutable: true,
  },
  {
    file: 'sheet.pdf',
    path: '/downloads/sheet.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7 as far as this test goes'),
    contentDisposition: 'inline; filename="company-sheet.pdf"',
  },
  { file: 'film.webm', path: '/film.webm', contentType: 'video/webm', bytes: filmBytes },
]

/** Its pages packed, once for the hundreds of servers of a test run. */
const packed = new Map(
  files.flatMap(({ file, contentType, bytes }) =>
    contentType.startsWith('text/html') ? [[file, brotliCompressSync(bytes)] as const] : [],
  ),
)

/** Writes a small site as the build would leave it, into `folder/dist`; returns that path. */
export async function writeBuiltSite(folder: string): Promise<string> {
  const directory = join(folder, 'dist')
  await mkdir(directory, { recursive: true })
  const list: PublishedFile[] = []
  for (const { bytes, ...entry } of files) {
    const small = packed.get(entry.file)
    await writeFile(join(directory, entry.file), bytes)
    if (small) await writeFile(join(directory, `${entry.file}.br`), small)
    list.push({
      etag: `"tag-of-${entry.file}"`,
      brotli: small !== undefined,
      immutable: false,
      ...(small && { contentSecurityPolicy: pagePolicy }),
      ...entry,
    })
  }
  await writeFile(join(directory, publishedList), JSON.stringify(list))
  return directory
}

/** Adds a file that was written into a built site to its list. */
export async function addPublished(
  directory: string,
  entry: Pick<PublishedFile, 'path' | 'file' | 'contentType'> & Partial<PublishedFile>,
): Promise<void> {
  const list = JSON.parse(await readFile(join(directory, publishedList), 'utf8')) as PublishedFile[]
  list.push({ etag: `"tag-of-${entry.file}"`, brotli: false, immutable: false, ...entry })
  await writeFile(join(directory, publishedList), JSON.stringify(list))
}

/**
 * Adds a build to `folder/builds` as another build of the site would be: its first page names a script, and it holds
 * that script, a small picture and a large one under names of their own. `dist` leads to it. Returns its folder.
 */
export async function addBuild(folder: string, name: string): Promise<string> {
  const built = join(folder, buildsFolder, name)
  await cp(await writeBuiltSite(join(folder, 'making')), built, { recursive: true })
  await writeFile(
    join(built, 'index.html'),
    page(name, `<script src="/_astro/${name}.js"></script>`),
  )
  for (const [file, contentType, bytes] of [
    [`${name}.js`, 'text/javascript', `// ${name}`],
    [`${name}.avif`, 'image/avif', Buffer.alloc(1_000, name)],
    [`${name}-large.avif`, 'image/avif', Buffer.alloc(300_000, name)],
  ] as const) {
    await writeFile(join(built, file), bytes)
    await addPublished(built, { path: `/_astro/${file}`, file, contentType, immutable: true })
  }
  await symlink(join(buildsFolder, name), join(folder, 'next'))
  await rename(join(folder, 'next'), join(folder, 'dist'))
  return built
}

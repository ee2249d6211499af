import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { answerTemplate, type PublishedFile, publishedList } from '../../contract/published-file.ts'

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

/** Writes a small site as the build would leave it, into `folder/dist`; returns that path. */
export async function writeBuiltSite(folder: string): Promise<string> {
  const directory = join(folder, 'dist')
  await mkdir(directory, { recursive: true })
  const list: PublishedFile[] = []
  for (const { bytes, ...entry } of files) {
    const isPage = entry.contentType.startsWith('text/html')
    await writeFile(join(directory, entry.file), bytes)
    if (isPage) await writeFile(join(directory, `${entry.file}.br`), brotliCompressSync(bytes))
    list.push({
      etag: `"tag-of-${entry.file}"`,
      brotli: isPage,
      immutable: false,
      ...(isPage && { contentSecurityPolicy: pagePolicy }),
      ...entry,
    })
  }
  await writeFile(join(directory, publishedList), JSON.stringify(list))
  return directory
}

/**
 * Builds the site as an owner would have it after a change: a copy of what the build reads, changed, built in a
 * folder of its own, and read back as visitors get it. Pictures are not encoded anew.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { wordsIn } from '../support/built-page.ts'
import { readPdf } from '../support/pdf-text.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const copied = [
  'tools',
  ...['site', 'contract', 'public', 'server', 'media', 'site.config.ts', 'astro.config.ts'],
  ...['tsconfig.json', 'package.json'],
]

export type Variant = {
  folder: string
  /** Every file that visitors, programs or mailboxes get, as text: path to words. */
  texts: ReadonlyMap<string, string>
}

/** Changes a source file of the copy; `path` is relative to the project. */
export type Change = { path: string; edit: (source: string) => string }

/** Appends the owner's settings to those of the copy. */
export function ownerChange(settings: object): Change {
  return {
    path: 'site.config.ts',
    edit: (source) => `${source}\nObject.assign(siteConfig, ${JSON.stringify(settings)})\n`,
  }
}

/**
 * Builds a changed copy; a change may add a file, and `prepare` may do more in the copy. Throws with the build's
 * own words when the changed site does not build.
 */
export async function buildVariant(
  changes: readonly Change[],
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<Variant> {
  const folder = await copySite(changes)
  await mkdir(join(folder, '.cache'))
  await mkdir(join(root, '.cache/astro'), { recursive: true })
  await symlink(join(root, '.cache/astro'), join(folder, '.cache/astro'))
  await prepare(folder)
  await run(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
    {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return {
    folder,
    texts: new Map([...(await publishedTexts(folder)), ...(await mailTexts(folder))]),
  }
}

/** A changed copy of the sources, with the packages of the project; a change may add a file. */
export async function copySite(changes: readonly Change[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-variant-'))
  for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const { path, edit } of changes) {
    const file = join(folder, path)
    const source = await readFile(file, 'utf8').catch(() => '')
    const edited = edit(source)
    if (edited === source) throw new Error(`The change left ${path} as it was`)
    await writeFile(file, edited)
  }
  return folder
}

export async function removeVariant({ folder }: Pick<Variant, 'folder'>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

async function publishedTexts(folder: string): Promise<[string, string][]> {
  const dist = join(folder, 'dist')
  const files = (await readdir(dist, { recursive: true })).toSorted()
  const texts: [string, string][] = []
  for (const file of files) {
    if (file.endsWith('.html'))
      texts.push([file, wordsIn(await readFile(join(dist, file), 'utf8'))])
    else if (file === 'facts.json') texts.push([file, await readFile(join(dist, file), 'utf8')])
    else if (file.endsWith('.pdf')) {
      const { pages } = await readPdf(new Uint8Array(await readFile(join(dist, file))))
      const said = pages.flatMap(({ text, structure }) => [text, JSON.stringify(structure)])
      texts.push([file, said.join(' · ')])
    }
  }
  return texts
}

/** Every mail to a visitor, written by the copy's own code. */
async function mailTexts(folder: string): Promise<[string, string][]> {
  const script = join(folder, 'tests/figures/write-mails.ts')
  await mkdir(dirname(script), { recursive: true })
  await cp(join(import.meta.dirname, 'write-mails.ts'), script)
  const { stdout } = await run(process.execPath, [script])
  return JSON.parse(stdout) as [string, string][]
}

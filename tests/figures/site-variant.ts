/**
 * Builds the site as an owner would have it after a change: a copy of what the build reads, changed, built in a
 * folder of its own, and read back as visitors get it. Pictures are not encoded anew.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { buildCopy, type Change, copySite } from '../../tools/site-copy.ts'
import { wordsIn } from '../support/built-page.ts'
import { readPdf } from '../support/pdf-text.ts'

const run = promisify(execFile)
export type Variant = { folder: string }

/** No test reads the packed files of a variant: as small as on the site they would take a core some seconds. */
const packedQuickly: Change = {
  path: 'site/build/publish.ts',
  edit: (source) => source.replace('BROTLI_MAX_QUALITY', 'BROTLI_MIN_QUALITY'),
}

/**
 * Builds a changed copy; a change may add a file, and `prepare` may do more in the copy. Throws with the build's
 * own words when the changed site does not build.
 */
export async function buildVariant(
  changes: readonly Change[],
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<Variant> {
  const folder = await mkdtemp(join(tmpdir(), 'site-variant-'))
  await copySite(folder, [packedQuickly, ...changes])
  await prepare(folder)
  await buildCopy(folder)
  return { folder }
}

/** Every file that visitors, programs or mailboxes get, as text: path to words. Opening the documents takes seconds. */
export async function textsOf({ folder }: Variant): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await publishedTexts(folder)), ...(await mailTexts(folder))])
}

export async function removeVariant({ folder }: Variant): Promise<void> {
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

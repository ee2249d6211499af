/** Photographs of editors: taken in, kept aside until they are published, and put into the frames of the site. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photographFilesIn } from '../../contract/held-files.ts'
import {
  isPhotograph,
  type Photograph,
  photographIn,
  photographsFolder,
  stemOf,
  type Upload,
  uploadName,
} from '../../contract/photographs.ts'
import type { DeskProblem, DeskValue } from '../../contract/site-desk.ts'
import { problemsIn } from './problems-in.ts'
import { runCommand } from './run-command.ts'

/** Milliseconds; a photograph takes two seconds to be decoded and some twenty to be encoded for all frames. */
const patience = { take: 60_000, place: 300_000 }

/** Milliseconds that an upload stays which nothing names. */
const unnamedLifetime = 30 * 86_400_000

const keptFolder = (root: string) => join(root, '.cache/photographs')
const uploadsFolder = (root: string) => join(keptFolder(root), 'uploads')

/** Decodes an upload in a process of its own; what is wrong with it, in words for its editor, or what is known of it. */
export async function takePhotograph(
  root: string,
  bytes: Buffer,
): Promise<{ upload: Upload } | { refused: string }> {
  const folder = uploadsFolder(root)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${randomUUID()}.incoming`)
  try {
    await writeFile(file, bytes)
    const command = [process.execPath, 'tools/site-desk/take-photograph.ts', file, folder] as const
    const { ok, stdout, stderr } = await runCommand(root, command, patience.take)
    if (ok) return { upload: JSON.parse(stdout) as Upload }
    const said = stderr.trim().split('\n').at(-1) ?? ''
    return { refused: said || 'This file took too long to be read. Choose a smaller one.' }
  } finally {
    await rm(file, { force: true })
  }
}

/** Whether a photograph of a draft is the upload that it names, and that upload is here. */
export async function isTaken(root: string, { upload, ...said }: Photograph): Promise<boolean> {
  const known = await readUpload(root, upload)
  return (
    known !== undefined &&
    (['width', 'height', 'tone'] as const).every((key) => known[key] === said[key])
  )
}

async function readUpload(root: string, upload: string): Promise<Upload | undefined> {
  try {
    return JSON.parse(await readFile(join(uploadsFolder(root), `${upload}.json`), 'utf8')) as Upload
  } catch {
    return undefined
  }
}

/** An upload as the editor shows it; undefined where there is none of that name. */
export async function previewOf(root: string, upload: string): Promise<Buffer | undefined> {
  if (!uploadName.test(upload)) return undefined
  return readFile(join(uploadsFolder(root), `${upload}.preview.webp`)).catch(() => undefined)
}

/** Puts the files of photographs into a folder of sources; the mistakes that kept one out. */
export async function placePhotographs(
  root: string,
  folder: string,
  values: readonly { file: string; value: DeskValue }[],
): Promise<DeskProblem[]> {
  const wanted = Object.fromEntries(
    values.flatMap(({ file, value }) => {
      const picture = photographIn(file)
      return picture && isPhotograph(value) ? [[picture, value]] : []
    }),
  )
  if (Object.keys(wanted).length === 0) return []
  const tool = 'tools/site-desk/place-photographs.ts'
  const command = [process.execPath, tool, keptFolder(root), JSON.stringify(wanted)] as const
  const { ok, stdout, stderr } = await runCommand(folder, command, patience.place)
  return ok ? [] : problemsIn(stderr || stdout)
}

/** Removes the files of photographs that are no longer there, or are cut in another way. */
export async function tidyPhotographs(folder: string): Promise<void> {
  const place = join(folder, photographsFolder)
  if (!existsSync(place)) return
  const stems = await Promise.all(
    photographFilesIn(folder).map(async (file) => {
      const value: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'))
      return isPhotograph(value) ? [`${stemOf(photographIn(file) ?? '', value)}-`] : []
    }),
  )
  const kept = stems.flat()
  for (const name of await readdir(place)) {
    const isEncoding = name.startsWith('photograph-') && !name.endsWith('.json')
    if (isEncoding && !kept.some((stem) => name.startsWith(stem))) await rm(join(place, name))
  }
}

/** The files that stand beside the values of photographs, for a commit. */
export async function encodingsOf(root: string, files: readonly string[]): Promise<string[]> {
  const pictures = files.flatMap((file) => photographIn(file) ?? [])
  const place = join(root, photographsFolder)
  if (pictures.length === 0 || !existsSync(place)) return []
  return (await readdir(place))
    .filter((name) => pictures.some((picture) => name.startsWith(`photograph-${picture}-`)))
    .map((name) => `${photographsFolder}/${name}`)
}

/** Removes uploads that neither drafts nor sources name, once they are old. */
export async function forgetUploads(
  root: string,
  named: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const folder = uploadsFolder(root)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    const upload = name.split('.')[0] ?? ''
    // Gone, where another upload is taken in beside this one: then there is nothing to forget.
    const { mtimeMs } = (await stat(file).catch(() => undefined)) ?? { mtimeMs: now }
    if (named.has(upload) || now - mtimeMs < unnamedLifetime) continue
    await rm(file, { force: true })
  }
}

/** Every upload that a published photograph names. */
export async function publishedUploads(root: string): Promise<string[]> {
  const files = photographFilesIn(root).map(async (file) => {
    const value: unknown = JSON.parse(await readFile(join(root, file), 'utf8'))
    return isPhotograph(value) ? [value.upload] : []
  })
  return (await Promise.all(files)).flat()
}

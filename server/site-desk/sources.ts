/** The sources that a server runs beside: which files of them editors may change, and whether that works here. */
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { articleIn } from '../../contract/article-file.ts'
import { heldFilesIn } from '../../contract/held-files.ts'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { photographIn } from '../../contract/photographs.ts'
import { buildsFolder } from '../../contract/published-file.ts'
import type { DeskValue } from '../../contract/site-desk.ts'
import { wholeFieldOf, withValues } from './fields.ts'

/** What a build needs beside the words. */
const needed = ['astro.config.ts', 'site/pages', 'bin/prepare.sh', 'tools/check-words.ts']

/** The folder whose versions this server serves; undefined for a site that was put there by other means. */
export function rootOf(siteDirectory: string): string | undefined {
  const builds = dirname(siteDirectory)
  return basename(builds) === buildsFolder ? dirname(builds) : undefined
}

/** Why nothing can be changed here, in words for an editor; undefined where it can. */
export function whyClosed(root: string | undefined): string | undefined {
  const howInstead =
    'Words are changed in the repository and go live with the next release (docs/operations.md, “Publishing where there are no sources”).'
  if (!root) return `This server serves a site that was built on another machine. ${howInstead}`
  const missing = [...needed, ownerSettingsFile, 'node_modules'].find(
    (file) => !existsSync(join(root, file)),
  )
  if (missing) return `This server runs without the sources of the site. ${howInstead}`
  try {
    for (const file of [ownerSettingsFile, 'site/words', buildsFolder, '.']) {
      accessSync(join(root, file), constants.W_OK)
    }
  } catch {
    return `This server may not write the sources of the site. ${howInstead}`
  }
  return undefined
}

/** Every file that an editor may change and that is there, by its path from the root. */
export function editableFiles(root: string): readonly string[] {
  return heldFilesIn(root)
}

/** Whether an editor may change a file: one of those that are there, or an article or photograph that is yet to be. */
export const isEditable = (root: string, file: string): boolean =>
  editableFiles(root).includes(file) ||
  articleIn(file) !== undefined ||
  pictureNames(root).includes(photographIn(file) ?? '')

/** The pictures whose places a photograph may take. */
export function pictureNames(root: string): readonly string[] {
  const file = join(root, 'site/assets/pictures.json')
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object) : []
}

/** Undefined for an article or a photograph that is not there. */
export async function readSource(root: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, file), 'utf8')
  } catch (error) {
    if (wholeFieldOf(file) && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Puts values into a file; returns whether that changed it. */
export async function putValues(
  root: string,
  file: string,
  values: Readonly<Record<string, DeskValue>>,
): Promise<boolean> {
  const before = await readSource(root, file)
  const after = withValues(file, before, values)
  if (after === before) return false
  if (after === undefined) await removeSource(root, file)
  else await writeSource(root, file, after)
  return true
}

/** Whole or not at all. */
async function writeSource(root: string, file: string, text: string): Promise<void> {
  const target = join(root, file)
  const next = `${target}.${process.pid}.next`
  await mkdir(dirname(target), { recursive: true })
  await writeFile(next, text)
  await rename(next, target)
}

/** An article with its folder, unless something else stands in it. */
async function removeSource(root: string, file: string): Promise<void> {
  const target = join(root, file)
  await rm(target, { force: true })
  if (articleIn(file)) await rmdir(dirname(target)).catch(() => undefined)
}

/** The sources that a server runs beside: which files of them editors may change, and whether that works here. */
import { accessSync, constants, existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { buildsFolder } from '../../contract/published-file.ts'
import { wordsFilesIn } from '../../contract/words/words-files.ts'

/** What a build needs beside the words. */
const needed = ['astro.config.ts', 'site/pages', 'bin/prepare.sh', 'tools/check-words.ts']

/** The folder whose versions this server serves; undefined for a site that was put there by other means. */
export function rootOf(siteDirectory: string): string | undefined {
  const builds = dirname(siteDirectory)
  return basename(builds) === buildsFolder ? dirname(builds) : undefined
}

/** Why nothing can be changed here, in words for an editor; undefined where it can. */
export function whyClosed(root: string | undefined): string | undefined {
  const elsewhere =
    'Words are changed in the repository and go live with the next release (docs/operations.md, “Publishing where there are no sources”).'
  if (!root) return `This server serves a site that was built elsewhere. ${elsewhere}`
  const missing = [...needed, ownerSettingsFile, 'node_modules'].find(
    (file) => !existsSync(join(root, file)),
  )
  if (missing) return `This server runs without the sources of the site. ${elsewhere}`
  try {
    for (const file of [ownerSettingsFile, 'site/words', buildsFolder, '.']) {
      accessSync(join(root, file), constants.W_OK)
    }
  } catch {
    return `This server may not write the sources of the site. ${elsewhere}`
  }
  return undefined
}

/** Every file that an editor may change, by its path from the root: the list that a request's path is looked up in. */
export function editableFiles(root: string): readonly string[] {
  return [...wordsFilesIn(root), ownerSettingsFile]
}

export const readSource = (root: string, file: string) => readFile(join(root, file), 'utf8')

/** Whole or not at all. */
export async function writeSource(root: string, file: string, text: string): Promise<void> {
  const target = join(root, file)
  const next = `${target}.${process.pid}.next`
  await writeFile(next, text)
  await rename(next, target)
}

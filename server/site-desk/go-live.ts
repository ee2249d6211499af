/** The last step of a publishing. Each part may be done again: a server that was killed amid it goes on at the next start. */
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { photographIn } from '../../contract/photographs.ts'
import { buildsFolder } from '../../contract/published-file.ts'
import type { DeskValue } from '../../contract/site-desk.ts'
import { commitSources } from './commit-sources.ts'
import type { PublishedChange } from './desk-store.ts'
import { noteTranslations } from './note-translations.ts'
import { encodingsOf, placePhotographs, tidyPhotographs } from './photographs.ts'
import { editableFiles, isEditable, putValues, readSource } from './sources.ts'
import type { LiveVersions } from './surroundings.ts'
import { workspaceOf } from './workspace.ts'

type Order = {
  version: string
  changes: readonly PublishedChange[]
  subject: string
  by: string
  /** Whether a version of before is live again. */
  wentBack: boolean
  publish: LiveVersions['publish']
}

/**
 * Makes a version live and the sources what it was built from.
 *
 * @returns what git said where it took no commit.
 */
export async function goLive(root: string, order: Order): Promise<string | undefined> {
  const { version, changes, subject, by, wentBack, publish } = order
  const aside = join(workspaceOf(root), buildsFolder, version)
  const place = join(root, buildsFolder, version)
  if (!existsSync(place) && existsSync(aside)) await rename(aside, place)
  // Before anything is switched: without their files the sources could not be built again.
  const values = changes.map(({ file, now }) => ({ file, value: now }))
  const [missing] = await placePhotographs(root, root, values)
  if (missing) throw new Error(`${missing.file}: ${missing.what}`)
  await publish(version, root)
  const named = [...new Set(changes.map(({ file }) => file))]
  const files = named.filter((file) => isEditable(root, file))
  for (const file of files) {
    const values: Record<string, DeskValue> = {}
    for (const change of changes) if (change.file === file) values[change.key] = change.now
    await putValues(root, file, values)
  }
  const noted = noteTranslations(root, changes, wentBack)
  const before = await encodingsOf(root, files)
  if (files.some(photographIn)) await tidyPhotographs(root)
  // Those that were removed are committed as well.
  const note = `Published as ${version} by ${by}.`
  return commitSources(root, { files: [...files, ...noted, ...before], subject, note, by })
}

/** The words and settings of all files, as they are now. */
export async function sourcesNow(root: string): Promise<Record<string, string>> {
  const files = editableFiles(root).map(async (file) => [
    file,
    (await readSource(root, file)) ?? '',
  ])
  return Object.fromEntries(await Promise.all(files))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleIn } from '../../contract/article-file.ts'
import { buildsFolder, sourcesOfVersion } from '../../contract/published-file.ts'
import type { PublishedChange } from './desk-store.ts'
import { fieldsIn, sameValue, wholeFieldOf } from './fields.ts'
import { sourcesNow } from './go-live.ts'

/** The words and settings that a version was built from, by their file; undefined for one that tells nothing of them. */
export async function sourcesOf(
  root: string,
  version: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const file = join(root, buildsFolder, version, sourcesOfVersion)
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  } catch {
    return undefined
  }
}

/**
 * What to change in the sources so that they say what a version says. Keys that the sources no longer have, and those
 * they have got since, stay as they are: a programmer put them there. An article or photograph comes
 * back, or goes, with its version.
 */
export async function changesTo(root: string, version: string): Promise<PublishedChange[]> {
  const then = await sourcesOf(root, version)
  if (!then) return []
  const now = await sourcesNow(root)
  // A version that was built before articles and photographs had files of their own knows nothing of them.
  const knowsWhole = Object.keys(then).some(articleIn)
  const gone = Object.keys(then).filter((file) => wholeFieldOf(file) && !Object.hasOwn(now, file))
  return [...Object.keys(now), ...gone].flatMap((file) => {
    const [old, source] = [then[file], now[file]]
    const isNew = old === undefined && !(wholeFieldOf(file) && knowsWhole)
    if (isNew || old === source) return []
    const fields = fieldsIn(file, source)
    return [...fieldsIn(file, old)].flatMap(([key, { value }]) => {
      const field = fields.get(key)
      if (!field || sameValue(field.value, value)) return []
      return [{ file, key, was: field.value, now: value }]
    })
  })
}

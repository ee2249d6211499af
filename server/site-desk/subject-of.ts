import { articleIn } from '../../contract/article-file.ts'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { photographIn } from '../../contract/photographs.ts'
import type { Work } from './desk-store.ts'

/** Names that fit a line. */
const named = 3

/** What a publishing or going back did, in a line: `Change the words of about and contact`. */
export function subjectOf({ kind, changes, version }: Work): string {
  if (kind === 'go back') return `Go back to the version ${version}`
  const places = [...new Set(changes.map(({ file }) => placeOf(file)))]
  if (places.length === 0) return 'Publish the sources as they are'
  const more = places.length - named
  const list = [...places.slice(0, named), ...(more > 0 ? [`${more} more`] : [])]
  return `Change ${new Intl.ListFormat('en', { type: 'conjunction' }).format(list)}`
}

/** `the words of about`. */
export function placeOf(file: string): string {
  if (file === ownerSettingsFile) return 'facts and figures'
  const article = articleIn(file)
  if (article) return `the article ${article}`
  const picture = photographIn(file)
  if (picture) return `the photograph of ${picture}`
  const folders = file.split('/').slice(0, -1)
  const name = folders.at(-1) === 'words' ? folders.at(-2) : folders.at(-1)
  return `the words of ${name}`
}

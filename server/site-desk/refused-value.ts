import { articleIn, refusedArticle } from '../../contract/article-file.ts'
import { ownerSettingsFile } from '../../contract/owner-settings.ts'
import { photographIn, refusedPhotograph } from '../../contract/photographs.ts'
import type { DeskValue } from '../../contract/site-desk.ts'

/** What a browser would read as a tag. Every text is escaped where it is printed; this keeps it out of what is not. */
const markup = /<[a-z!/?]/i
const unseen = /[\p{Cc}\u2028\u2029]/u

/** Why a value may not even stand in a draft, in words; undefined where it may. What else is wrong, the check tells. */
export function refusedValue(file: string, value: DeskValue): string | undefined {
  if (articleIn(file)) {
    const why = value === null ? undefined : refusedArticle(value)
    if (why) return why
  } else if (photographIn(file)) {
    const why = value === null ? undefined : refusedPhotograph(value)
    if (why) return why
  } else if (file !== ownerSettingsFile) {
    if (typeof value !== 'string') return 'A text is wanted here.'
    if (value.trim() === '') return 'A text cannot be empty.'
  }
  return stringsIn(value).map(refusedText).find(Boolean)
}

function refusedText(text: string): string | undefined {
  if (markup.test(text)) return 'Write no markup: < may stand before a blank or a number alone.'
  if (unseen.test(text)) return 'Keep it on one line, without unseen characters.'
  return undefined
}

function stringsIn(value: DeskValue): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, below]) => [name, ...stringsIn(below as DeskValue)])
}

/** Where a link of a page leads that is read in another language than English. */
import { documentPath, isSetIn } from '../../contract/document-files.ts'
import { addressIn, firstLanguage } from '../../contract/words/language.ts'
import type { Language } from '../words/language.ts'
import { pagePaths } from './page-paths.ts'
import { isPublishedIn } from './translated-pages.ts'

export type LinkInLanguage = {
  href: string
  /** Whether what it leads to is English for a reader of another language, and has to be said to be so. */
  inEnglish: boolean
}

/** @param href as it stands on the English page: `/contact?topic=supply`, `#price`, `https://…`. */
export function linkIn(href: string, language: Language): LinkInLanguage {
  if (language === firstLanguage || !href.startsWith('/')) return { href, inEnglish: false }
  const document = /^\/downloads\/([\w-]+)(?:\.\w+)?\.pdf$/.exec(href)?.[1]
  if (document) {
    return { href: documentPath(document, language), inEnglish: !isSetIn(document, language) }
  }
  const path = pagePaths.find((known) => known === href.split(/[?#]/, 1)[0])
  return path && isPublishedIn(path, language)
    ? { href: addressIn(href, language), inEnglish: false }
    : { href, inEnglish: true }
}

/** The switch of languages: the page in each of them, or their first page where they do not have it. */
import { addressIn } from '../../contract/words/language.ts'
import type { Language } from '../words/language.ts'
import { languageWords } from '../words/languages.ts'
import { type PageLink, type PagePath, pagePaths } from './page-paths.ts'
import { addressFor, isPublishedIn, publishedLanguages } from './translated-pages.ts'

/**
 * @param language of the page.
 * @param link to the page; null where it has no address, as one that was not found.
 * @returns undefined while there is nothing to choose.
 */
export function languageLinks(language: Language, link: PageLink | null) {
  if (publishedLanguages.length === 1) return undefined
  const page = link && pagePaths.find((path) => path === link.split(/[?#]/, 1)[0])
  return {
    label: languageWords(language).switch,
    links: publishedLanguages.map((one) => ({
      language: one,
      name: languageWords(one).name,
      href: link && page && isPublishedIn(page, one) ? addressIn(link, one) : addressFor('/', one),
      isCurrent: one === language,
    })),
  }
}

/** The addresses of a page in its languages, English first; none where it exists in English alone. */
export function alternatesOf(path: PagePath): readonly { language: Language; href: string }[] {
  const among = publishedLanguages.filter((one) => isPublishedIn(path, one))
  return among.length > 1 ? among.map((one) => ({ language: one, href: addressIn(path, one) })) : []
}

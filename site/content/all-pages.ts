/** The index at the foot of every page: all pages in their groups, with a few words on each. */

import type { Language } from '../words/language.ts'
import type en from '../words/pages/en.json'
import { wordsOf } from '../words/words-of.ts'
import { type PagePath, pageGroups } from './page-paths.ts'

const wordsIn = (language: Language) => wordsOf<typeof en>('site/words/pages', language).words

/** What links call a page. */
export const nameOf = (path: PagePath, language: Language): string =>
  wordsIn(language).pages[path].name

export function allPages(language: Language) {
  const words = wordsIn(language)
  return {
    id: 'all-pages',
    label: words.label,
    groups: pageGroups.map(({ id, pages }) => ({
      heading: words.groups[id],
      pages: pages.map(({ path }) => ({ path: path as PagePath, words: words.pages[path].about })),
    })),
  }
}

/** A few words on a page; empty for one that no index lists. */
export const aboutPage = (path: PagePath, language: Language): string => {
  const listed = allPages(language).groups.flatMap(({ pages }) => pages)
  return listed.find((page) => page.path === path)?.words ?? ''
}

export const readNextLabel = (language: Language): string => wordsIn(language).readNext

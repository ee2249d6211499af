/** The index at the foot of every page: all pages in their groups, with a few words on each. */

import type en from '../words/pages/en.json'
import { wordsOf } from '../words/words-of.ts'
import { type PagePath, pageGroups } from './page-paths.ts'

const { words } = wordsOf<typeof en>('site/words/pages', 'en')

/** What links call a page. */
export const nameOf = (path: PagePath): string => words.pages[path].name

export const allPages = {
  id: 'all-pages',
  label: words.label,
  groups: pageGroups.map(({ id, pages }) => ({
    heading: words.groups[id],
    pages: pages.map(({ path }) => ({ path: path as PagePath, words: words.pages[path].about })),
  })),
}

export const readNextLabel = words.readNext

/**
 * The pages above a page, for readers who come from a search: its title and the table of data that search engines
 * read both say them.
 */
import type { Language } from '../words/language.ts'
import type en from '../words/navigation/en.json'
import { wordsOf } from '../words/words-of.ts'
import { nameOf } from './all-pages.ts'
import { type PagePath, pageAbove } from './page-paths.ts'

/** The pages above one, from the top down; the last of them leads on to it. */
export function pagesAbove(
  path: PagePath,
  language: Language,
): readonly { href: PagePath; label: string }[] {
  const parent = pageAbove(path)
  return parent
    ? [...pagesAbove(parent, language), { href: parent, label: nameOf(parent, language) }]
    : []
}

/** The same as a page shows them, with what the list is called. */
export function wayTo(path: PagePath, language: Language) {
  const { words } = wordsOf<typeof en>('site/words/navigation', language)
  return { label: words.way, links: pagesAbove(path, language) }
}

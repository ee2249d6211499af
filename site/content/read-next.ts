/** What goes on where a page ends. */

import type { Language } from '../words/language.ts'
import { aboutPage, nameOf } from './all-pages.ts'
import { documentSeries } from './documents/document-series.ts'
import type { ShownDocument } from './documents/shown-document.ts'
import { documentOn, type PagePath, pagesAfter } from './page-paths.ts'

/** The pages to read after one, with the words that the index has for them. */
export function readNext(path: PagePath, language: Language) {
  return pagesAfter(path).map((href) => ({
    href,
    label: nameOf(href, language),
    words: aboutPage(href, language),
  }))
}

/** The document that holds what a page says, to print or to forward. */
export const documentOf = (path: PagePath, language: Language): ShownDocument | undefined =>
  documentSeries(language).find(({ slug }) => slug === documentOn(path))

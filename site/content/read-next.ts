/** What goes on where a page ends. */

import type { Language } from '../words/language.ts'
import { allPages, readNextLabel } from './all-pages.ts'
import { documentSeries } from './documents/document-series.ts'
import type { ShownDocument } from './documents/shown-document.ts'
import { documentOn, type PagePath, pagesAfter } from './page-paths.ts'
import { routeOf } from './routes.ts'

const words = new Map<PagePath, string>(
  allPages.groups.flatMap(({ pages }) => pages.map((page) => [page.path, page.words] as const)),
)

/** The pages to read after one, with the words that the index has for them. */
export function readNext(path: PagePath) {
  return pagesAfter(path).map((href) => ({
    href,
    label: routeOf(href).name,
    words: words.get(href) ?? '',
  }))
}

export { readNextLabel }

/** The document that holds what a page says, to print or to forward. */
export const documentOf = (path: PagePath, language: Language): ShownDocument | undefined =>
  documentSeries(language).find(({ slug }) => slug === documentOn(path))

/**
 * Every public page: the one table that navigation, footer, sitemap and tests
 * read. `name` is what links call the page; `title` and `description` are what a
 * search result shows (at most 60 and 160 characters, checked by a test).
 */

import type { Language } from '../words/language.ts'
import { optional } from '../words/withheld.ts'
import { viewOf, wordsOf } from '../words/words-of.ts'
import { nameOf } from './all-pages.ts'
import type { PagePath } from './page-paths.ts'
import { pagesIn } from './translated-pages.ts'

export type PublicRoute = { path: PagePath; name: string; title: string; description: string }

type Meta = { title: string; description: string }

/** Where a withheld figure leaves nothing of a title, the page's name stands for it. */
export function routeOf(path: PagePath, language: Language): PublicRoute {
  const name = nameOf(path, language)
  const { meta } = wordsOf<{ meta: Meta }>(viewOf(path), language, path).words
  return {
    path,
    name,
    title: optional(meta.title) || name,
    description: optional(meta.description) || name,
  }
}

export const routesIn = (language: Language): readonly PublicRoute[] =>
  pagesIn(language).map((path) => routeOf(path, language))

/**
 * Every public page: the one table that navigation, footer, sitemap and tests
 * read. `name` is what links call the page; `title` and `description` are what a
 * search result shows (at most 60 and 160 characters, checked by a test).
 */

import { optional } from '../words/withheld.ts'
import { viewOf, wordsOf } from '../words/words-of.ts'
import { nameOf } from './all-pages.ts'
import { type PagePath, pagePaths } from './page-paths.ts'

export type PublicRoute = { path: PagePath; name: string; title: string; description: string }

type Meta = { title: string; description: string }

/** Where a withheld figure leaves nothing of a title, the page's name stands for it. */
function page(path: PagePath): PublicRoute {
  const name = nameOf(path)
  const { meta } = wordsOf<{ meta: Meta }>(viewOf(path), 'en', path).words
  return {
    path,
    name,
    title: optional(meta.title) || name,
    description: optional(meta.description) || name,
  }
}

export const routes: readonly PublicRoute[] = pagePaths.map(page)

export function routeOf(path: PagePath): PublicRoute {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route for ${path}`)
  return route
}

/**
 * Every public page: the one table that navigation, footer, sitemap and tests
 * read. `name` is what links call the page; `title` and `description` are what a
 * search result shows (at most 60 and 160 characters, checked by a test).
 */

import { figuresFor } from '../figures/figures-for.ts'
import type { Figures } from '../figures/registry.ts'
import { withoutWithheld } from '../words/shown.ts'
import { optional } from '../words/withheld.ts'
import { viewOf, wordsOf } from '../words/words-of.ts'
import { nameOf } from './all-pages.ts'
import type { PagePath } from './page-paths.ts'

export type PublicRoute = { path: PagePath; name: string; title: string; description: string }

type Meta = { title: string; description: string }

/** Where a withheld figure leaves nothing of a title, the page's name stands for it. */
function page(path: PagePath, words?: (figures: Figures) => Meta): PublicRoute {
  const name = nameOf(path)
  if (!words) {
    const { meta } = wordsOf<{ meta: Meta }>(viewOf(path), 'en', path).words
    return {
      path,
      name,
      title: optional(meta.title) || name,
      description: optional(meta.description) || name,
    }
  }
  const { title, description } = words(figuresFor(path))
  return {
    path,
    name,
    title: withoutWithheld(title) || name,
    description: withoutWithheld(description) || name,
  }
}

export const routes: readonly PublicRoute[] = [
  page('/'),
  page('/about'),
  page('/our-goals'),
  page('/global-need'),
  page('/fresh-water-crisis'),
  page('/solutions'),
  page('/pure-flow'),
  page('/water-purity'),
  page('/profit-purpose'),
  page('/community-impact'),
  page('/sustainable-development-goals'),
  page('/global-impact'),
  page('/partnerships'),
  page('/water-factory'),
  page('/resources'),
  page('/contact'),
  page('/bulk-glacier-water'),
  page('/alkaline-water', (f) => ({
    title: `Alkaline water, ${f.ph}`,
    description: `Icelandic glacier water at ${f.ph}, average ${f.phAverage}, or ${f.phLow.number.slice(3)}, by the container. Choose the range your recipe needs.`,
  })),
  page('/commercial-mineral-water', (f) => ({
    title: 'Commercial mineral water for bottlers',
    description: `Calcium, magnesium, silica and potassium in mg/L and in grams per ${f.containerVolume} container, and how many bottles one container fills.`,
  })),
  page('/sustainable-bulk-solutions', (f) => ({
    title: 'Bulk water in place of bottles',
    description: `One ${f.containerVolume} container equals ${f.bottles.number} half-litre bottles. What it replaces, our CO2 figure, our carbon promise, and what we do at each stage.`,
  })),
  page('/know-your-water'),
  page('/who-we-support'),
  page('/access-bulk-water'),
  page('/choose-sustainable-impact'),
  page('/source-of-water'),
  page('/natural-filtration'),
  page('/water-harvesting'),
  page('/bulk-delivery'),
  page('/industry-distribution', () => ({
    title: 'Bulk water for your industry',
    description:
      'Icelandic glacier water by the container for hotels, manufacturing, food and beverage, healthcare, education and real estate: dock, store, taps.',
  })),
  page('/investors'),
  page('/auth'),
]

export function routeOf(path: PagePath): PublicRoute {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route for ${path}`)
  return route
}

/** Pages that search engines should not list. */
export const unlistedPaths: readonly PagePath[] = ['/auth']

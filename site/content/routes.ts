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
import { type PagePath, pagePaths } from './page-paths.ts'

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

/** Titles of pages whose words do not stand in a file yet. */
const inCode: Partial<Record<PagePath, (figures: Figures) => Meta>> = {
  '/alkaline-water': (f) => ({
    title: `Alkaline water, ${f.ph}`,
    description: `Icelandic glacier water at ${f.ph}, average ${f.phAverage}, or ${f.phLow.number.slice(3)}, by the container. Choose the range your recipe needs.`,
  }),
  '/commercial-mineral-water': (f) => ({
    title: 'Commercial mineral water for bottlers',
    description: `Calcium, magnesium, silica and potassium in mg/L and in grams per ${f.containerVolume} container, and how many bottles one container fills.`,
  }),
  '/sustainable-bulk-solutions': (f) => ({
    title: 'Bulk water in place of bottles',
    description: `One ${f.containerVolume} container equals ${f.bottles.number} half-litre bottles. What it replaces, our CO2 figure, our carbon promise, and what we do at each stage.`,
  }),
  '/industry-distribution': () => ({
    title: 'Bulk water for your industry',
    description:
      'Icelandic glacier water by the container for hotels, manufacturing, food and beverage, healthcare, education and real estate: dock, store, taps.',
  }),
}

export const routes: readonly PublicRoute[] = pagePaths.map((path) => page(path, inCode[path]))

export function routeOf(path: PagePath): PublicRoute {
  const route = routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route for ${path}`)
  return route
}

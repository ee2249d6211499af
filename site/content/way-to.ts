/**
 * The page above a page, for readers who come from a search: its title and the table of data that search engines
 * read both say it. Pages without one stand at the top themselves.
 */
import type { PagePath } from './page-paths.ts'
import { routeOf } from './routes.ts'

const above: Partial<Record<PagePath, PagePath>> = {
  '/our-goals': '/about',
  '/profit-purpose': '/about',
  '/investors': '/about',
  '/bulk-glacier-water': '/solutions',
  '/alkaline-water': '/solutions',
  '/commercial-mineral-water': '/solutions',
  '/sustainable-bulk-solutions': '/solutions',
  '/natural-filtration': '/source-of-water',
  '/water-harvesting': '/source-of-water',
  '/water-factory': '/source-of-water',
  '/know-your-water': '/water-purity',
  '/access-bulk-water': '/bulk-delivery',
  '/industry-distribution': '/bulk-delivery',
  '/pure-flow': '/community-impact',
  '/choose-sustainable-impact': '/community-impact',
  '/global-impact': '/community-impact',
  '/global-need': '/fresh-water-crisis',
}

/** The pages above one, from the top down; the last of them leads on to it. */
export function wayTo(path: PagePath): readonly { href: PagePath; label: string }[] {
  const parent = above[path]
  return parent ? [...wayTo(parent), { href: parent, label: routeOf(parent).name }] : []
}

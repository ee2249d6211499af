/** The addresses of the public pages. A link to anything else does not compile. */
export const pagePaths = [
  '/',
  '/about',
  '/our-goals',
  '/global-need',
  '/fresh-water-crisis',
  '/solutions',
  '/pure-flow',
  '/water-purity',
  '/profit-purpose',
  '/community-impact',
  '/sustainable-development-goals',
  '/global-impact',
  '/partnerships',
  '/water-factory',
  '/resources',
  '/contact',
  '/bulk-glacier-water',
  '/alkaline-water',
  '/commercial-mineral-water',
  '/sustainable-bulk-solutions',
  '/know-your-water',
  '/who-we-support',
  '/access-bulk-water',
  '/choose-sustainable-impact',
  '/source-of-water',
  '/natural-filtration',
  '/water-harvesting',
  '/bulk-delivery',
  '/industry-distribution',
  '/investors',
  '/auth',
] as const

export type PagePath = (typeof pagePaths)[number]

/** A page, a place on it, or a page with a preset. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`

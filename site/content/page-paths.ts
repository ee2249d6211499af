/**
 * Every public page, in the groups of the index at the foot of each page. A page is added here, with its name in
 * `site/words/pages/`; a link to an address that does not stand here does not compile.
 */
export const pageGroups = [
  {
    id: 'buy',
    paths: [
      '/bulk-glacier-water',
      '/solutions',
      '/access-bulk-water',
      '/alkaline-water',
      '/commercial-mineral-water',
      '/sustainable-bulk-solutions',
    ],
  },
  {
    id: 'water',
    paths: [
      '/source-of-water',
      '/natural-filtration',
      '/water-harvesting',
      '/water-factory',
      '/water-purity',
      '/know-your-water',
    ],
  },
  {
    id: 'delivery',
    paths: ['/bulk-delivery', '/industry-distribution', '/who-we-support', '/pure-flow'],
  },
  {
    id: 'people',
    paths: [
      '/fresh-water-crisis',
      '/global-need',
      '/community-impact',
      '/global-impact',
      '/choose-sustainable-impact',
      '/sustainable-development-goals',
    ],
  },
  {
    id: 'aboutUs',
    paths: [
      '/',
      '/about',
      '/our-goals',
      '/profit-purpose',
      '/partnerships',
      '/investors',
      '/resources',
      '/contact',
    ],
  },
] as const satisfies readonly { id: string; paths: readonly `/${string}`[] }[]

/** The address of a public page. */
export type PagePath = (typeof pageGroups)[number]['paths'][number] | '/auth'

/** All of them: what the index lists, and the sign-in of our staff. */
export const pagePaths: readonly PagePath[] = [...pageGroups.flatMap(({ paths }) => paths), '/auth']

/** A page, a place on it, or a page with a preset. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`

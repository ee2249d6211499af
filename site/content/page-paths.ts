/**
 * Every public page: the one table that routes, the index at the foot of each page, the ways between pages and the sitemap
 * read. A page is added as a line here, with a folder in `site/views/` and a route in `site/pages/`; a link to an address that does
 * not stand here does not compile.
 */

type Page = {
  path: `/${string}`
  /** The page above it, for readers who come from a search. Pages without one stand at the top themselves. */
  above?: `/${string}`
  /** Pages that go on where it ends; forms and the home page lead on by themselves. */
  next?: readonly `/${string}`[]
  /** The document that holds what it says, to print or to forward. */
  document?: string
  /** The part of the water's way that it tells of: its grounds have that part's colours. */
  chapter?: Chapter
}

/** Where the water comes from, what it goes through, how it is brought, who lacks it. */
export type Chapter = 'source' | 'rock' | 'delivery' | 'need'

export const pageGroups = [
  {
    id: 'buy',
    pages: [
      {
        path: '/bulk-glacier-water',
        chapter: 'delivery',
        above: '/solutions',
        next: ['/solutions', '/alkaline-water', '/commercial-mineral-water'],
        document: 'product-sheet',
      },
      {
        path: '/solutions',
        chapter: 'delivery',
        next: ['/bulk-glacier-water', '/bulk-delivery', '/industry-distribution'],
        document: 'product-sheet',
      },
      {
        path: '/access-bulk-water',
        chapter: 'delivery',
        above: '/bulk-delivery',
        next: ['/bulk-delivery', '/pure-flow', '/who-we-support'],
        document: 'logistics-guide',
      },
      {
        path: '/alkaline-water',
        chapter: 'source',
        above: '/solutions',
        next: ['/know-your-water', '/commercial-mineral-water', '/water-purity'],
        document: 'product-sheet',
      },
      {
        path: '/commercial-mineral-water',
        chapter: 'source',
        above: '/solutions',
        next: ['/alkaline-water', '/know-your-water', '/industry-distribution'],
        document: 'product-sheet',
      },
      {
        path: '/sustainable-bulk-solutions',
        chapter: 'delivery',
        above: '/solutions',
        next: ['/solutions', '/our-goals', '/commercial-mineral-water'],
        document: 'product-sheet',
      },
    ],
  },
  {
    id: 'water',
    pages: [
      {
        path: '/source-of-water',
        chapter: 'source',
        next: ['/natural-filtration', '/water-harvesting', '/water-purity'],
      },
      {
        path: '/natural-filtration',
        chapter: 'rock',
        above: '/source-of-water',
        next: ['/source-of-water', '/water-purity', '/know-your-water'],
        document: 'quality-sheet',
      },
      {
        path: '/water-harvesting',
        chapter: 'source',
        above: '/source-of-water',
        next: ['/water-factory', '/source-of-water', '/sustainable-bulk-solutions'],
        document: 'specification-sheet',
      },
      {
        path: '/water-factory',
        chapter: 'delivery',
        above: '/source-of-water',
        next: ['/water-harvesting', '/natural-filtration', '/bulk-delivery'],
        document: 'specification-sheet',
      },
      {
        path: '/water-purity',
        chapter: 'rock',
        next: ['/natural-filtration', '/know-your-water', '/source-of-water'],
        document: 'quality-sheet',
      },
      {
        path: '/know-your-water',
        chapter: 'source',
        above: '/water-purity',
        next: ['/water-purity', '/resources', '/alkaline-water'],
        document: 'quality-sheet',
      },
    ],
  },
  {
    id: 'delivery',
    pages: [
      {
        path: '/bulk-delivery',
        chapter: 'delivery',
        next: ['/solutions', '/water-factory', '/access-bulk-water'],
        document: 'logistics-guide',
      },
      {
        path: '/industry-distribution',
        chapter: 'delivery',
        above: '/bulk-delivery',
        next: ['/who-we-support', '/solutions', '/water-factory'],
        document: 'product-sheet',
      },
      {
        path: '/who-we-support',
        chapter: 'delivery',
        next: ['/industry-distribution', '/access-bulk-water', '/pure-flow'],
      },
      {
        path: '/pure-flow',
        chapter: 'delivery',
        above: '/community-impact',
        next: ['/access-bulk-water', '/community-impact', '/who-we-support'],
      },
    ],
  },
  {
    id: 'people',
    pages: [
      {
        path: '/fresh-water-crisis',
        chapter: 'need',
        next: ['/global-need', '/access-bulk-water', '/community-impact'],
      },
      {
        path: '/global-need',
        chapter: 'need',
        above: '/fresh-water-crisis',
        next: ['/fresh-water-crisis', '/investors', '/access-bulk-water'],
      },
      {
        path: '/community-impact',
        next: ['/choose-sustainable-impact', '/global-impact', '/partnerships'],
        document: 'impact-summary',
      },
      {
        path: '/global-impact',
        above: '/community-impact',
        next: ['/community-impact', '/who-we-support', '/pure-flow'],
      },
      {
        path: '/choose-sustainable-impact',
        above: '/community-impact',
        next: [
          '/community-impact',
          '/sustainable-bulk-solutions',
          '/sustainable-development-goals',
        ],
        document: 'impact-summary',
      },
      {
        path: '/sustainable-development-goals',
        next: ['/our-goals', '/global-impact', '/choose-sustainable-impact'],
      },
    ],
  },
  {
    id: 'aboutUs',
    pages: [
      { path: '/' },
      { path: '/about', next: ['/our-goals', '/profit-purpose', '/source-of-water'] },
      {
        path: '/our-goals',
        above: '/about',
        next: ['/about', '/community-impact', '/sustainable-development-goals'],
      },
      {
        path: '/profit-purpose',
        above: '/about',
        next: ['/investors', '/community-impact', '/about'],
      },
      { path: '/partnerships' },
      { path: '/investors', above: '/about', next: ['/about', '/profit-purpose', '/global-need'] },
      { path: '/resources', next: ['/water-factory', '/know-your-water', '/bulk-glacier-water'] },
      { path: '/contact' },
    ],
  },
] as const satisfies readonly { id: string; pages: readonly Page[] }[]

/** The address of a public page. */
export type PagePath = (typeof pageGroups)[number]['pages'][number]['path'] | '/auth'

/** All of them: what the index lists, and the sign-in of our staff. */
const pages: readonly (Page & { path: PagePath })[] = [
  ...pageGroups.flatMap((group) => [...group.pages]),
  { path: '/auth' },
]

export const pagePaths: readonly PagePath[] = pages.map(({ path }) => path)

/** Pages that search engines should not list. */
export const unlistedPaths: readonly PagePath[] = ['/auth']

const isPage = (path: `/${string}`): path is PagePath => pagePaths.some((known) => known === path)
const rowOf = (path: PagePath) => pages.find((page) => page.path === path)

/** The page above one. */
export function pageAbove(path: PagePath): PagePath | undefined {
  const above = rowOf(path)?.above
  return above && isPage(above) ? above : undefined
}

/** The pages to read after one; none where a page ends in a form. */
export const pagesAfter = (path: PagePath): readonly PagePath[] =>
  rowOf(path)?.next?.filter(isPage) ?? []

/** The name of the document that holds what a page says. */
export const documentOn = (path: PagePath): string | undefined => rowOf(path)?.document

/** The part of the water's way that a page tells of; none for those about us. */
export const chapterOf = (path: PagePath): Chapter | undefined => rowOf(path)?.chapter

/** A page, a place on it, or a page with a preset. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`

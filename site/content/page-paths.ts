import { allPages } from './all-pages.ts'

type Listed = (typeof allPages)['groups'][number]['pages'][number]['path']

/** The address of a public page. A link to anything else does not compile. */
export type PagePath = Listed | '/auth'

/** All of them: what the index lists, and the sign-in of our staff. */
export const pagePaths: readonly PagePath[] = [
  ...allPages.groups.flatMap(({ pages }) => pages.map(({ path }): PagePath => path)),
  '/auth',
]

/** A page, a place on it, or a page with a preset. */
export type PageLink = PagePath | `${PagePath}#${string}` | `${PagePath}?${string}`

import type { PageLink } from './page-paths.ts'

/** A link whose label says where it leads. Labels named by the specification are its own, word for word. */
export type Action =
  | { href: PageLink | `#${string}`; label: string; external?: undefined }
  | { href: `https://${string}`; label: string; external: string }

export type Actions = readonly [Action] | readonly [Action, Action]

export type HeroWords = {
  title: string
  subtitle: string
  description: string
  actions: Actions
}

/** The last thing on a page: one sentence and what to do about it. */
export type NextStep = {
  sentence: string
  actions: readonly [Action, ...Action[]]
}

/** A page that closes beside a picture says a few words more. */
export type ClosingWords = NextStep & { text: readonly [string, ...string[]] }

/** What every page has at least. */
export type PageWords = { hero: HeroWords; next: NextStep }

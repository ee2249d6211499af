/** What the search reads: one file, made with the site (`site/build/search-index.ts`). */

/** One section of a page; the first of a page may stand before any heading. */
export type SectionEntry = { heading: string; id: string; subheads: string; words: string }

export type PageEntry = {
  path: string
  name: string
  /** What the page is about, as a search engine shows it. */
  title: string
  about: string
  sections: SectionEntry[]
}

export type FigureEntry = {
  /** As it is printed: `24,000 L`. */
  text: string
  label: string
  /** Other ways to write it, and the group it belongs to. */
  keywords: string
  basis: string
  /** Where it stands: the section of a page, or the page. */
  href: string
  place: string
}

export type FileEntry = {
  title: string
  about: string
  /** Headings within it. */
  keywords: string
  /** `PDF, 118 KB`. */
  facts: string
  href: string
}

/** A way to do something, found by the words that people have for it. */
export type ShortcutEntry = {
  title: string
  about: string
  href: string
  keywords: string
  /** Whether it comes before everything else where its keywords are asked for. */
  leads: boolean
}

export type SearchWords = {
  groups: Record<Group, string>
  /** `All {count}`: of a group. */
  all: string
  /** `{count, plural, …}`. */
  count: string
  /** Before the results that hold some of the words only. */
  some: string
  /** Takes what was looked for: `{query}`. */
  none: string
  ways: readonly { href: string; label: string }[]
  often: string
  keys: string
  slash: string
  /** What a found port leads to. */
  port: string
}

export type Group = 'pages' | 'figures' | 'files'

export type SearchIndex = {
  words: SearchWords
  /** What people say, and the word that our pages have for it. */
  sameAs: readonly (readonly [said: string, means: string])[]
  pages: PageEntry[]
  figures: FigureEntry[]
  files: FileEntry[]
  shortcuts: readonly ShortcutEntry[]
}

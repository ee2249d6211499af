import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { Group, SearchIndex } from '../../../contract/search-index.ts'
import { folded, termsOf } from './search-terms.ts'

/** One line of the results. */
export type Hit = {
  id: number
  group: Group
  href: string
  /** A page's name or a section's heading; of a figure, its value. */
  title: string
  /** The page of a section; what a figure rests on; kind and size of a file. */
  facts: string
  /** All words of a page's section; what a figure counts. */
  words: string
  /** The terms by which it was found. */
  found: ReadonlySet<string>
}

export type Found = {
  groups: { group: Group; hits: Hit[] }[]
  total: number
  /** Whether every word was found; else the hits hold some of them. */
  whole: boolean
}

type Entry = Omit<Hit, 'found'> & {
  /** Searched, never shown. */
  keywords: string
  /** How much it counts beside others that hold the same words. */
  weight: number
  /** Whether it comes first where its keywords are asked for. */
  leads?: boolean
}

/** A page comes before its sections, and a shortcut that names the words before both. */
const weights = { page: 2.2, section: 1, figure: 1.4, file: 0.9, shortcut: 4 }

/** More sections of one page would hide the others. */
const mostOfPage = 3

function entriesOf({ pages, figures, files, shortcuts }: SearchIndex): Entry[] {
  const entries: Omit<Entry, 'id'>[] = [
    ...pages.flatMap(({ path, name, title, about, sections }) => [
      {
        group: 'pages' as const,
        href: path,
        title: name,
        facts: '',
        words: about,
        keywords: title,
        weight: weights.page,
      },
      ...sections.map(({ heading, id, subheads, words }) => ({
        group: 'pages' as const,
        href: id ? `${path}#${id}` : path,
        title: heading || name,
        facts: heading ? name : '',
        words,
        keywords: `${subheads} ${name}`,
        weight: weights.section,
      })),
    ]),
    ...figures.map(({ text, label, keywords, basis, href, place }) => ({
      group: 'figures' as const,
      href,
      title: text,
      facts: `${place} · ${basis}`,
      words: label,
      keywords,
      weight: weights.figure,
    })),
    ...files.map(({ title, about, keywords, facts, href }) => ({
      group: 'files' as const,
      href,
      title,
      facts,
      words: about,
      keywords,
      weight: weights.file,
    })),
    ...shortcuts.map(({ title, about, href, keywords, leads }) => ({
      group: 'pages' as const,
      href,
      title,
      facts: '',
      words: about,
      keywords,
      leads,
      weight: weights.shortcut,
    })),
  ]
  return entries.map((entry, id) => ({ id, ...entry }))
}

/** How much of a term may be misspelt; of a number nothing. */
const misspelt = (term: string) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false)

/**
 * Reads the index once and returns the search over it. Words are found by their beginnings and all of them must
 * be. Where nothing holds them all, words that are spelt alike count too, then what holds some of them.
 */
export async function searchOver(index: SearchIndex): Promise<(query: string) => Found> {
  const entries = entriesOf(index)
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'words', 'keywords'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 5, keywords: 2 },
      boostDocument: (id) => entries[id]?.weight ?? 1,
      // Of two letters the beginning of a word says too little: `ph` would find what is physical.
      prefix: (term) => term.length > 2,
    },
  })
  // In parts, so that no key waits behind all of it.
  await engine.addAllAsync(entries, { chunkSize: 40 })

  return (query) => {
    const queries = spellings(query, index.sameAs)
    const search = (combineWith: 'AND' | 'OR', fuzzy: SearchOptions['fuzzy'] = false) =>
      engine.search(
        { combineWith: 'OR', queries: queries.map((one) => ({ combineWith, queries: [one] })) },
        { fuzzy },
      )
    const exact = search('AND')
    const all = exact.length > 0 ? exact : search('AND', misspelt)
    const results = all.length > 0 ? all : search('OR', misspelt)
    if (results.length === 0) return { ...grouped(titled(entries, query), entries), whole: true }
    return { ...grouped(named(results, entries, query), entries), whole: all.length > 0 }
  }
}

/** A query, and what it says in our own words. */
function spellings(query: string, sameAs: SearchIndex['sameAs']): string[] {
  // In a text a space parts two numbers; who types one means its grouping.
  const joined = query.replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
  const plain = ` ${folded(joined)
    .replaceAll(/[^\p{L}\d.]+/gu, ' ')
    .trim()} `
  const others = sameAs
    .filter(([phrase]) => plain.includes(` ${phrase} `))
    .map(([phrase, means]) => plain.replace(` ${phrase} `, ` ${means} `))
  return [plain, ...others]
}

type Result = Pick<SearchResult, 'id' | 'terms'>

/** Where no word says anything, as in `What we do there` or with the first letter, what begins so. */
function titled(entries: readonly Entry[], query: string): Result[] {
  const written = folded(query).trim()
  return entries
    .filter(({ title }) => written && folded(title).startsWith(written))
    .map(({ id }) => ({ id, terms: [] }))
}

/** What bears the very name that was asked for comes first, whatever else its words may weigh. */
function named(results: Result[], entries: readonly Entry[], query: string): Result[] {
  const written = folded(query).trim()
  const wanted = termsOf(query).join(' ')
  const bears = ({ id }: Result): number => {
    const { group, title = '', facts, words = '', keywords = '', leads } = entries[id] ?? {}
    if (leads && termsOf(query).every((one) => termsOf(keywords).includes(one))) return 4
    const names = group === 'figures' ? [title, words, `${title} ${words}`] : [title]
    if (names.some((name) => folded(name) === written)) return group === 'pages' && facts ? 2 : 3
    return names.some((name) => termsOf(name).join(' ') === wanted) ? 1 : 0
  }
  return results.toSorted((a, b) => bears(b) - bears(a))
}

function grouped(results: readonly Result[], entries: readonly Entry[]) {
  const groups = new Map<Group, Hit[]>()
  const ofPage = new Map<string, number>()
  const seen = new Set<string>()
  let total = 0
  for (const { id, terms } of results) {
    const entry = entries[id]
    if (!entry) continue
    const page = entry.href.split('#')[0] ?? ''
    // The words before a page's first heading lead where the page does.
    const key = entry.group === 'figures' ? String(id) : entry.href
    const isSection = entry.group === 'pages' && entry.facts !== ''
    const before = ofPage.get(page) ?? 0
    if (seen.has(key) || (isSection && before >= mostOfPage)) continue
    seen.add(key)
    if (isSection) ofPage.set(page, before + 1)
    groups.set(entry.group, [
      ...(groups.get(entry.group) ?? []),
      { ...entry, found: new Set(terms) },
    ])
    total += 1
  }
  return { groups: [...groups].map(([group, hits]) => ({ group, hits })), total }
}

import { dayIn } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import type { PlateName } from './plate-words.ts'

/** One value, or several of one property, each with the name under which it is ordered. */
export type Cell = string | { values: readonly { name: string; value: string }[] }

export type PlateWords = {
  kind: 'plate'
  plate: PlateName
  caption: string
  /** Columns of twelve that it takes; narrower ones stand beside each other in a row. */
  columns?: number
}

export type Part =
  | { kind: 'section'; heading: string; note?: string }
  | PlateWords
  | { kind: 'row'; plates: readonly PlateWords[] }
  | {
      kind: 'ledger'
      columns: readonly { key: string; label: string; share: number; figures?: boolean }[]
      /** Cells by the keys of the columns. */
      rows: readonly Readonly<Record<string, Cell>>[]
      caption?: string
    }
  | {
      kind: 'terms'
      terms: readonly { term: string; text: string }[]
    }
  | {
      kind: 'steps'
      /** `besides` is a figure at the end of the line. */
      steps: readonly { title: string; text: string; besides?: string }[]
    }
  | {
      kind: 'checks'
      /** An open box is for the reader's pencil; a line without one has nothing to tick. */
      lines: readonly { title: string; text: string; status?: string; box?: 'open' | 'ticked' }[]
    }
  | { kind: 'blanks'; lines: readonly { label: string; hint: string }[] }

export type DocumentWords = {
  /** Also its file name. */
  slug: string
  title: string
  category: string
  /** What it is for, in one sentence; its card says so too. */
  description: string
  subtitle: string
  plate: { figure: string; unit: string; text: string }
  facts: readonly { term: string; value: string; scope: string }[]
  /** Stands below the facts of the first page. */
  opening: PlateWords
  parts: readonly Part[]
}

/** The day of this edition; it changes when a word or a figure does. */
export const editionDate = '2026-11-28'

/** As a language writes it: `23 November 2026`. */
export function editionDay(language: Language): string {
  return dayIn(editionDate, language)
}

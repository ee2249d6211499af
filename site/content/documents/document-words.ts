import type { Figure } from '../figures/figure.ts'

/** Two values that are both stated for one thing. */
export type Cell = string | { readings: readonly [string, string]; brace: string }

/** A drawing that documents can set; `site/documents/plates.tsx` draws them. */
export type PlateName =
  | 'ice-to-port'
  | 'container'
  | 'flexitank'
  | 'end-view'
  | 'packs'
  | 'tanker-rail'
  | 'ph-scale'
  | 'standards'
  | 'minerals'
  | 'years'
  | 'lead-times'
  | 'containers'
  | 'tenth'
  | 'outcomes'
  | 'communities'
  | 'confluence'

export type PlateWords = {
  kind: 'plate'
  plate: PlateName
  /** What the drawing says, for those who cannot see it. */
  alternative: string
  caption: string
  /** Columns of twelve that it takes; narrower ones stand beside each other in a row. */
  columns?: number
}

export type Part =
  | { kind: 'section'; heading: string; note?: string }
  | { kind: 'prose'; paragraphs: readonly string[] }
  | PlateWords
  | { kind: 'row'; plates: readonly PlateWords[] }
  | {
      kind: 'ledger'
      columns: readonly { label: string; share: number; figures?: boolean }[]
      rows: readonly (readonly Cell[])[]
      caption?: string
    }
  | { kind: 'terms'; terms: readonly { term: string; text: string }[] }
  | { kind: 'steps'; steps: readonly { title: string; text: string; figure?: string }[] }
  | {
      kind: 'checks'
      lines: readonly { title: string; text: string; status: string; ticked: boolean }[]
    }
  | { kind: 'blanks'; lines: readonly { label: string; hint: string }[] }

export type DocumentWords = {
  /** Also its file name. */
  slug: string
  title: string
  category: string
  /** What it is for, in one or two sentences; its card says so too. */
  description: string
  subtitle: string
  plate: { figure: string; unit: string; text: string }
  facts: readonly { term: string; value: string; scope: string }[]
  /** Stands below the facts of the first page. */
  opening: PlateWords
  parts: readonly Part[]
  /** Everything stated in it, for the register on its last page. */
  register: readonly (readonly [name: string, figure: Pick<Figure, 'text' | 'scope'>])[]
}

/** The day whose statements the documents hold; it changes when a word or a figure does. */
export const edition = { date: '2026-11-21', text: '21 November 2026' } as const

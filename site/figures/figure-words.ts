/** The words of figures: what each counts, its unit and its sum, and how a number is put together with them. */

import { readWords } from '../../contract/words/read-words.ts'
import type en from '../words/figures/en.json'
import type { Language } from '../words/language.ts'

/** What the file holds of one figure; each text may name figures, and numbers that its definition hands in. */
export type FigureWords = {
  /** `L`, `ports`, `%`; left out where the label is the unit. */
  unit?: string
  /** `a day`, `per litre`: what one measure of it refers to. */
  per?: string
  /** Stands before the number: `$`, `pH `. */
  before?: string
  /** What it counts or where it holds, in a phrase. */
  label: string
  /** The arithmetic of a figure that is computed from others. */
  sum?: string
  /** Who has published it. */
  source?: string
  /** A second line under the basis, such as a published figure nearby. */
  besides?: string
}

type AllWords = Omit<typeof en, 'figures'> & { figures: Readonly<Record<string, FigureWords>> }

const read = new Map<Language, AllWords>()

export function figureWords(language: Language): AllWords {
  const known = read.get(language)
  if (known) return known
  const words = readWords('site/words/figures', language) as unknown as AllWords
  read.set(language, words)
  return words
}

/** The ways to join us as a partner, on their page and in their guide. */
import type { FigurePlace } from '../figures/figures-for.ts'
import type { Language } from './language.ts'
import type en from './tiers/en.json'
import { optional } from './withheld.ts'
import { wordsOf } from './words-of.ts'

export function tierWords(language: Language, place: FigurePlace) {
  const { words } = wordsOf<typeof en>('site/words/tiers', language, place)
  const { heading, note, labels, corporate, strategic, logistics } = words
  const { receiveAlone, ...carriers } = logistics
  return {
    heading,
    note,
    labels,
    corporate,
    strategic,
    // Where the sizes of loads are withheld, their kinds remain.
    logistics: { ...carriers, receive: optional(carriers.receive) || receiveAlone },
  }
}

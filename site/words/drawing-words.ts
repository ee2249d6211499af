/** The words of drawings that several pages or documents show, with the figures they are drawn from. */

import type { FigurePlace } from '../figures/figures-for.ts'
import type en from './drawings/en.json'
import type { Language } from './language.ts'
import { shown } from './shown.ts'
import { wordsOf } from './words-of.ts'

/** @param place the page or document that shows them. */
export function drawingWords(language: Language, place?: FigurePlace) {
  const { words, figures } = wordsOf<typeof en>('site/words/drawings', language, place)
  const { firstLava, secondLava, deepestLava, containerVolume, person } = figures
  return shown({
    iceToPort: {
      ...words.iceToPort,
      years: [firstLava.text, secondLava.text, deepestLava.text],
      container: { volume: containerVolume.text, person: [words.person, person.text] },
    },
  } as const)
}

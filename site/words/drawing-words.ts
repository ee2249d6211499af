/** The words of drawings that several pages or documents show, with the figures they are drawn from. */

import type { FigurePlace } from '../figures/figures-for.ts'
import type en from './drawings/en.json'
import type { Language } from './language.ts'
import { shown } from './shown.ts'
import { wordsOf } from './words-of.ts'

/** A drawing without what is withheld; none where a figure that it is drawn from is withheld. */
const drawn = <const Words extends object>(drawing: Words) => shown({ drawing }).drawing

/**
 * Each drawing is put together when it is asked for: only then do its figures count as shown.
 *
 * @param place the page or document that shows them.
 */
export function drawingWords(language: Language, place?: FigurePlace) {
  const { words, figures } = wordsOf<typeof en>('site/words/drawings', language, place)
  return {
    get iceToPort() {
      const { firstLava, secondLava, deepestLava, containerVolume, person } = figures
      return drawn({
        ...words.iceToPort,
        years: [firstLava.text, secondLava.text, deepestLava.text],
        container: { volume: containerVolume.text, person: [words.person, person.text] },
      } as const)
    },
    get flexitank() {
      const { containerVolume, containerMost, containerWeight, fillHeight, fillHeightMost } =
        figures
      const { title, description, load } = words.flexitank
      return drawn({
        id: 'flexitank',
        title,
        description,
        levels: {
          full: {
            height: fillHeight.value,
            volume: containerVolume.text,
            level: fillHeight.text,
          },
          most: {
            height: fillHeightMost.value,
            volume: containerMost.text,
            level: fillHeightMost.text,
          },
        },
        tag: [load, containerWeight.text],
        person: figures.person.text,
      } as const)
    },
    get endView() {
      return drawn({
        id: 'end-view',
        ...words.endView,
        level: figures.fillHeight.value,
        person: figures.person.text,
      } as const)
    },
    get packs() {
      const { packSmall, packLarge } = figures
      return drawn({
        id: 'packs',
        ...words.packs,
        packs: {
          small: { litres: packSmall.value, label: packSmall.text },
          large: { litres: packLarge.value, label: packLarge.text },
        },
      } as const)
    },
    get tankerRail() {
      const { title, description, tanker, rail } = words.tankerRail
      return drawn({
        id: 'tanker-rail',
        title,
        description,
        names: [tanker, rail],
      } as const)
    },
  }
}

/**
 * The words and figures of every drawing that documents and media packs can show, by its name. Where the figures
 * that a drawing is made of are withheld there are no words, and the drawing is left out.
 */

import type { FigurePlace } from '../../figures/figures-for.ts'
import { drawingWords } from '../../words/drawing-words.ts'
import type { Language } from '../../words/language.ts'

type Drawings = ReturnType<typeof drawingWords>

const plates = {
  'ice-to-port': (drawings: Drawings) => drawings.iceToPortUnlabelled,
  container: (drawings: Drawings) => drawings.container,
  flexitank: (drawings: Drawings) => drawings.flexitank,
  'end-view': (drawings: Drawings) => drawings.endView,
  packs: (drawings: Drawings) => drawings.packs,
  'tanker-rail': (drawings: Drawings) => drawings.tankerRail,
  'ph-scale': (drawings: Drawings) => drawings.phScale,
  standards: (drawings: Drawings) => drawings.standards,
  minerals: (drawings: Drawings) => drawings.minerals,
  years: (drawings: Drawings) => drawings.years,
  'lead-times': (drawings: Drawings) => drawings.leadTimes,
  containers: (drawings: Drawings) => drawings.containers,
  tenth: (drawings: Drawings) => drawings.tenth,
  outcomes: (drawings: Drawings) => drawings.outcomes,
  communities: (drawings: Drawings) => drawings.communities,
  confluence: (drawings: Drawings) => drawings.confluence,
} as const

export type PlateName = keyof typeof plates
/** The words of a drawing; undefined where its figures are withheld. */
export type WordsOfPlate<Name extends PlateName> = ReturnType<(typeof plates)[Name]>

export const plateNames = Object.keys(plates) as readonly PlateName[]

/** @param place the page or document that shows it. */
export function plateWords<Name extends PlateName>(
  name: Name,
  language: Language,
  place?: FigurePlace,
): WordsOfPlate<Name> {
  return plates[name](drawingWords(language, place)) as WordsOfPlate<Name>
}

export function isDrawn(name: PlateName, language: Language): boolean {
  return plateWords(name, language) !== undefined
}

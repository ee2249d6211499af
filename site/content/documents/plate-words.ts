/**
 * The words and figures of every drawing that documents and media packs can show, by its name. Where the figures
 * that a drawing is made of are withheld there are no words, and the drawing is left out.
 */

import { drawingWords } from '../../words/drawing-words.ts'
import { alkalineWater } from '../alkaline-water.ts'
import { partnerships } from '../partnerships.ts'
import { documentDrawings } from './document-drawings.ts'

const drawings = drawingWords('en')

export const plateWords = {
  'ice-to-port': drawings.iceToPort,
  container: documentDrawings.container,
  flexitank: drawings.flexitank,
  'end-view': drawings.endView,
  packs: drawings.packs,
  'tanker-rail': drawings.tankerRail,
  'ph-scale': alkalineWater.plot?.drawing,
  standards: documentDrawings.standards,
  minerals: documentDrawings.minerals,
  years: documentDrawings.years,
  'lead-times': documentDrawings.leadTimes,
  containers: documentDrawings.containers,
  tenth: documentDrawings.tenth,
  outcomes: documentDrawings.outcomes,
  communities: documentDrawings.communities,
  confluence: partnerships.drawing,
} as const

export type PlateName = keyof typeof plateWords

export function isDrawn(name: PlateName): boolean {
  return plateWords[name] !== undefined
}

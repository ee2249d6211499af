import { Slope } from './Slope.tsx'
import { SlopeUpright } from './SlopeUpright.tsx'
import type { SlopeWords } from './slope-words.ts'

/** The slope graph twice: across the sheet, and turned for narrow screens. */
export function slopePlot(words: SlopeWords) {
  return { plot: <Slope words={words} />, upright: <SlopeUpright words={words} /> }
}

import { PhScale } from './PhScale.tsx'
import { PhScaleUpright } from './PhScaleUpright.tsx'
import type { PhWords } from './ph-words.ts'

/** The pH scale twice: across the sheet, and upright for narrow screens. */
export function phPlot(words: PhWords) {
  return { plot: <PhScale words={words} />, upright: <PhScaleUpright words={words} /> }
}

import { Lengths, LengthsUpright, type LengthWords } from './Lengths.tsx'

/** The lengths across the sheet, and hanging for narrow screens. */
export function lengthsPlot(words: LengthWords) {
  return { plot: <Lengths words={words} />, upright: <LengthsUpright words={words} /> }
}

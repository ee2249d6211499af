import { OneStroke, Strokes, type StrokesWords } from './Strokes.tsx'

/** The one delivery in a thousand by the better reading, and both by the other. */
type Late = { both: number; second: number }

/** A thousand deliveries across the sheet and upright, and the mark of a single one. */
export function strokes(words: StrokesWords, unit: string, late: Late) {
  if (late.both !== 1 || late.second !== 2)
    throw new Error('The wall marks one stroke and a second.')
  // In the last row, so that a label can stand below each; positions are arbitrary.
  const wall = { ...words, count: 1000, late: { both: 987, second: 988 } }
  return {
    field: <Strokes {...wall} across={50} />,
    upright: <Strokes {...wall} id={`${words.id}-upright`} across={25} />,
    unit: { mark: <OneStroke />, text: unit },
  }
}

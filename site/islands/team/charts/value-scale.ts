import { nice, ticks } from 'd3-array'

/** A linear scale from nothing to a round number. */
export type ValueScale = {
  /** Where the scale ends; above 0. */
  end: number
  /** Round values from 0 to `end`. */
  marks: readonly number[]
  /** The part of the scale that a value fills, 0 to 1. */
  share: (value: number) => number
}

/** A scale that begins at zero and holds the largest value; `whole` where only whole numbers occur. */
export function valueScale(largest: number, about: number, whole = true): ValueScale {
  const top = Math.max(largest, whole ? 1 : Number.MIN_VALUE)
  const [, end] = nice(0, top, about)
  const marks = ticks(0, end, about).filter((mark) => !whole || Number.isInteger(mark))
  return { end, marks, share: (value) => value / end }
}

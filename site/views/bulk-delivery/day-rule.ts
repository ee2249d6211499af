import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'

/** A stretch of days, from the morning of the first to the morning of the last. */
type Days = readonly [from: number, to: number]

export type DayBar = { name: string; figure: string; days: Days }

export type DayRuleWords = DrawingWords & {
  unit: string
  /** The earlier one first; one alone where only one lead time is given. */
  bars: readonly DayBar[]
  /** The days that both bars hold, and what to do by then, in one or two lines. */
  shared?: { days: string; text: readonly [string, string] }
}

/** As many days as the longest bar reaches. */
export function ruleLength(bars: readonly DayBar[]): number {
  return Math.max(...bars.map(({ days }) => days[1]))
}

/** The days that all bars hold; none where they do not meet. */
export function sharedDays(bars: readonly DayBar[]): Days | undefined {
  if (bars.length < 2) return undefined
  const from = Math.max(...bars.map(({ days }) => days[0]))
  const to = Math.min(...bars.map(({ days }) => days[1]))
  return from < to ? [from, to] : undefined
}

/** The part of a bar that it does not share, where its label has room; the whole bar if it shares nothing. */
export function ownDays({ days: [first, last] }: DayBar, shared: Days | undefined): Days {
  if (!shared) return [first, last]
  return first < shared[0] ? [first, shared[0]] : [shared[1], last]
}

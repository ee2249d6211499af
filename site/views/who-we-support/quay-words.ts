import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'

/** A figure and what it counts. */
type Words = readonly [figure: string, unit: string]

/** An order from so many containers to so many. */
type Order = { ends: readonly [from: number, to: number]; words: Words }

/** What both drawings of the quay show and say. */
export type QuayWords = DrawingWords & {
  /** How many stand on the quay: the most of an emergency. */
  containers: number
  /** Over the row: the regular order, and what it depends on. */
  month: Order
  /** Below it: the emergency order, and the most. */
  emergency: Order
  most: Words
}

/** The containers that carry a number, in order: the ends of both orders, and the last. */
export function numbered({ month, emergency, containers }: QuayWords): readonly number[] {
  const ends = [...month.ends, ...emergency.ends, containers]
  return [...new Set(ends)].sort((a, b) => a - b)
}

/** How many of them a regular month can bring, and how many only an emergency does. */
export function quayShares({ month, containers }: QuayWords) {
  const regular = Math.min(month.ends[1], containers)
  return { regular, emergency: containers - regular }
}

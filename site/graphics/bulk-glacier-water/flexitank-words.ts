import type { DrawingNames } from '../frame/drawing-names.ts'

/** A filling: the height it reaches above the floor in metres, its volume, and that height in words. */
export type FilledLevel = { height: number; volume: string; level: string }

export type FlexitankWords = DrawingNames & {
  /** The two fillings, each with the height it reaches above the floor, in metres. */
  levels: { full: FilledLevel; most: FilledLevel }
  /** What hangs at the doors: the load, and its weight. */
  tag: readonly [name: string, weight: string]
  person: string
  /** How metres are written on the scale bar. */
  metre: string
}

import type { DrawingNames } from '../frame/drawing-names.ts'

/** A filling: the height it reaches above the floor in metres, and its volume and height in words, parted by a comma. */
export type FilledLevel = { height: number; text: string }

export type FlexitankWords = DrawingNames & {
  /** The two fillings, each with the height it reaches above the floor, in metres. */
  levels: { full: FilledLevel; most: FilledLevel }
  tag: readonly [string, string, string]
  person: string
}

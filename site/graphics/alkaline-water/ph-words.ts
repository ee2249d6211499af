import type { DrawingWords } from '../frame/drawing-names.ts'

/** One or two of them; a range may have an average. */
export type PhRange = {
  name: 'alkaline' | 'mild'
  text: string
  range: readonly [from: number, to: number]
  average: readonly { text: string; at: number }[]
}

/** What both drawings of the pH scale say. */
export type PhWords = DrawingWords & {
  acid: string
  neutral: string
  alkaline: string
  ranges: readonly PhRange[]
  /** From the lowest to the highest end of both ranges: how far that is, on two lines. */
  step: readonly string[]
  magnified: string
}

/** The part of the scale that is drawn larger. */
export const magnified = [7, 9] as const

/** The lowest and the highest end of all ranges. */
export function spanOf(ranges: readonly PhRange[]): readonly [lowest: number, highest: number] {
  const ends = ranges.flatMap(({ range }) => range)
  return [Math.min(...ends), Math.max(...ends)]
}

type Range = { text: string; range: readonly [from: number, to: number] }

/** What both drawings of the pH scale say. */
export type PhWords = {
  title: string
  description: string
  acid: string
  neutral: string
  alkaline: string
  first: Range & { average: { text: string; at: number } }
  second: Range
  gap: readonly [string, string]
  /** From the lowest to the highest end of both ranges: what one whole step means. */
  step: string
  magnified: string
}

/** The part of the scale that is drawn larger. */
export const magnified = [7, 9] as const

/** What both drawings of the quay say. */
export type QuayWords = {
  title: string
  description: string
  /** Of one to fifty: the regular order, and what it depends on. */
  month: readonly [figure: string, unit: string]
  /** Of ten to fifty, and of the most. */
  emergency: readonly [figure: string, unit: string]
  most: readonly [figure: string, unit: string]
  /** What a hundred containers hold. */
  sum: string
}

/** The containers that carry a number. */
export const numbered = [1, 10, 50, 100] as const

/** What the networks show whole, in px. */
export const cardSize = { width: 1200, height: 630 } as const

/** The part of a split card that is paper; the picture takes the rest. */
export const paperWidth = 540

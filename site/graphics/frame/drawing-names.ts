/** What a drawing is called and what it says, for those who cannot see it. */
export type DrawingWords = {
  title: string
  /** Its facts, not its lines. */
  description: string
}

export type DrawingNames = DrawingWords & {
  /** Unique on its page: title and description hang on it. */
  id: string
}

export type DrawingFrame = DrawingNames & {
  /** Units of the drawing, usually pixels at its design width; labels are set in the same units. */
  width: number
  height: number
}

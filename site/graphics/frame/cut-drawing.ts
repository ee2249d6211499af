import type { ReactNode } from 'react'
import type { DrawingFrame } from './drawing-names.ts'

/** A part of a drawing, in its own units. */
export type Crop = { x: number; y: number; width: number; height: number }

/** The way of one litre through a drawing, followed as the reader scrolls. Shares of the way are in percent. */
export type Journey = {
  /** In units of the drawing, always on to the right. */
  path: string
  /** How much of the way lies behind where each column begins, and at its end. */
  stops: readonly number[]
  /** The same where each window begins and ends. */
  windows: readonly (readonly [from: number, to: number])[]
}

/** A section drawing with as many stations as captions beneath it, read from left to right. */
export type CutDrawing = DrawingFrame & {
  /** Lines and tones without words: shown whole, or through one window for each station. */
  art: ReactNode
  /** Words and leaders, only on the whole drawing. */
  labels: ReactNode
  /** How wide each station's column is, in units of the drawing; together its whole width. */
  columns: readonly number[]
  /**
   * What each station shows on a narrow screen. Windows of one width and one foot, side by side,
   * let whatever flows leave one at the height at which it enters the next.
   */
  windows: readonly Crop[]
  /**
   * A part drawn larger: the whole's labels place it by the id of the drawing with `-detail`; on a
   * narrow screen it stands under the caption of station `after`.
   */
  detail?: { after: number; width: number; height: number; art: ReactNode; caption: string }
  journey?: Journey
}

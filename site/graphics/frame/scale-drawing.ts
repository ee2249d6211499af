import type { ReactNode } from 'react'
import type { DrawingFrame } from './drawing-names.ts'

/** Objects on one ground line, all to one scale. */
export type ScaleDrawing = DrawingFrame & {
  /** How much of its width a wide sheet shows: what lies beyond runs off at the right. */
  shown: number
  /** Units of the drawing in one metre. */
  metre: number
  art: ReactNode
}

import type { ReactNode } from 'react'
import type { DrawingFrame } from './drawing-names.ts'

/** A drawing that stays while entries pass; each of them has a part of it. */
export type RailDrawing = DrawingFrame & {
  /** Drawn under every part. */
  base: ReactNode
  /** As many as there are entries, in their order. */
  parts: readonly ReactNode[]
  /** Where the drawing of the first part begins, which is the lowest: above it a drawing of its own would be empty. */
  firstTop?: number
  /** The entry in view shows its own part alone, or with all before it. */
  shows: 'one' | 'so far'
}

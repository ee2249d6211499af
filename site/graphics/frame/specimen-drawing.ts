import type { ReactNode } from 'react'
import type { DrawingFrame } from './drawing-names.ts'

type Point = readonly [x: number, y: number]

/** Where the label of one part stands and what it points at, in units of the drawing. */
export type SpecimenLabel = {
  /** The corner at which the label begins: its upper one, or its lower one where it hangs above. */
  at: Point
  /** How wide its text may run. */
  width: number
  hang: 'above' | 'below'
  /** Set against the right edge of its width, which then ends at `at`. */
  align?: 'end'
  /** The leader's start, if not `at`, its bend, and the point on the part itself. */
  from?: Point
  via?: Point
  to: Point
}

/** One object, drawn once, with a leader for each of its parts. */
export type SpecimenDrawing = DrawingFrame & {
  art: ReactNode
  /** As many as the section has parts, in their order. */
  labels: readonly SpecimenLabel[]
  /** Redrawn for narrow screens, where numbers stand on the marks; otherwise the same drawing shrinks. */
  narrow?: { width: number; height: number; art: ReactNode; marks: readonly Point[] }
}

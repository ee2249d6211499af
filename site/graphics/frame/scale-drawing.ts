import type { ReactNode } from 'react'

/** Objects on one ground line, all to one scale. */
export type ScaleDrawing = {
  /** Unique on its page. */
  id: string
  width: number
  height: number
  /** How much of its width a wide sheet shows: what lies beyond runs off at the right. */
  shown: number
  /** Units of the drawing in one metre. */
  metre: number
  /** What the drawing says, for those who cannot see it. */
  title: string
  description: string
  art: ReactNode
}

import type { ReactNode } from 'react'

/** A drawing that stays while entries pass; each of them has a part of it. */
export type RailDrawing = {
  /** Unique on its page. */
  id: string
  width: number
  height: number
  /** What the drawing says, for those who cannot see it. */
  title: string
  description: string
  /** Drawn under every part. */
  base: ReactNode
  /** As many as there are entries, in their order. */
  parts: readonly ReactNode[]
  /** The entry in view shows its own part alone, or with all before it. */
  shows: 'one' | 'so far'
}

import type { DrawingWords } from '../../graphics/frame/drawing-names.ts'

/** One sector on both axes. */
type SlopeLine = {
  name: string
  /** Billion m³ a year. */
  usage: number
  /** Billion USD a year. */
  revenue: number
  /** Both as they are printed. */
  printed: { usage: string; revenue: string }
  /** The one line that matters. */
  marked: boolean
}

/** What both drawings of the slope graph say. */
export type SlopeWords = DrawingWords & {
  use: { label: string; unit: string }
  revenue: { label: string; unit: string }
  /** Beside the marked line: what it earns for each cubic metre, and what the largest user does. */
  note: readonly [string, string]
  lines: readonly SlopeLine[]
}

/** The ends of both axes: the largest use and the largest revenue. */
export function mostOf(lines: readonly SlopeLine[]) {
  return {
    usage: Math.max(...lines.map(({ usage }) => usage)),
    revenue: Math.max(...lines.map(({ revenue }) => revenue)),
  }
}

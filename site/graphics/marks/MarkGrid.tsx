import type { ReactNode } from 'react'

type MarkGridProps = {
  /** Unique on its page: the mark is a pattern of this name. */
  id: string
  /** How many whole marks stand in the grid. */
  count: number
  /** How many stand in a full row. */
  across: number
  /** Distance from mark to mark, in units of the drawing. */
  pitch: readonly [x: number, y: number]
  /** One mark, drawn inside its own cell of `pitch`; `currentcolor` takes the field's colour. */
  mark: ReactNode
  className?: string
}

/**
 * So many equal marks in rows, as two rectangles filled with one pattern: 48,000 marks weigh
 * as little as two. Rows fill from the left; the last may be short.
 */
export function MarkGrid({ id, count, across, pitch, mark, className }: MarkGridProps) {
  const [x, y] = pitch
  const rows = Math.floor(count / across)
  const rest = count % across
  return (
    <g className={className}>
      <pattern id={id} width={x} height={y} patternUnits="userSpaceOnUse">
        {mark}
      </pattern>
      {rows > 0 && <rect width={across * x} height={rows * y} fill={`url(#${id})`} />}
      {rest > 0 && <rect y={rows * y} width={rest * x} height={y} fill={`url(#${id})`} />}
    </g>
  )
}

/** Where the mark of this number stands, counted from 0: the upper left corner of its cell. */
export function markPlace(
  index: number,
  across: number,
  [x, y]: readonly [x: number, y: number],
): readonly [x: number, y: number] {
  return [(index % across) * x, Math.floor(index / across) * y]
}

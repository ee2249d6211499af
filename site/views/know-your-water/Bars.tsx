import type { ComponentProps } from 'react'
import { StandardBar } from './StandardBar.tsx'

type Row = {
  name: string
  cells: readonly (string | { readings: readonly [string, string]; brace: string })[]
  /** Only where a published value exists. */
  bar?: ComponentProps<typeof StandardBar>
}

/** The rows of the laboratory sheet with their bars drawn. */
export function withBars(rows: readonly Row[]) {
  return rows.map(({ bar, ...row }) => (bar ? { ...row, plot: <StandardBar {...bar} /> } : row))
}

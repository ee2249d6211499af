import type { ComponentProps } from 'react'
import { RangeBar } from '../RangeBar.tsx'

type Words = ComponentProps<typeof RangeBar>

/** Rows of the laboratory sheet, each with its bar where a published value exists. */
export function withBars<Row extends { bar?: Words }>(rows: readonly Row[]) {
  return rows.map(({ bar, ...row }) => (bar ? { ...row, bar: <RangeBar {...bar} /> } : row))
}

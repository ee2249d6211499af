import type { ComponentProps } from 'react'
import { StandardBar } from './StandardBar.tsx'

type Words = ComponentProps<typeof StandardBar>

/** Rows of the laboratory sheet, each with its bar where a published value exists. */
export function withBars<Row extends { bar?: Words }>(rows: readonly Row[]) {
  return rows.map(({ bar, ...row }) => (bar ? { ...row, bar: <StandardBar {...bar} /> } : row))
}

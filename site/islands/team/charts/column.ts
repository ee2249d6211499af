export type Series = { name: string; tone: 'dark' | 'light' }

export type Column = {
  /** Unique: a day as `2026-11-16`. */
  key: string
  /** What stands below the axis, `16 Nov`. */
  name: string
  /** All that is to be said of it: `Week of 16 November 2026: 12 messages`. */
  spoken: string
  /** One value for each series, from the axis upwards. */
  values: readonly number[]
}

export type ColumnChartProps = {
  /** What one column is, `Week`; names the control that goes along them. */
  of: string
  /** What the height of a column is, `Messages`. */
  unit: string
  series: readonly Series[]
  columns: readonly Column[]
  size: 'tall' | 'low'
}

import { type DataRows, DataTable } from './DataTable.tsx'
import './PlotData.css'

export type PlotTable = DataRows & {
  /** What opens the table. */
  summary: string
}

/** The values behind a plot, closed at first: for those who would rather read or copy them. */
export function PlotData({ summary, ...table }: PlotTable) {
  return (
    <details className="plot-data">
      <summary>{summary}</summary>
      <DataTable {...table} />
    </details>
  )
}

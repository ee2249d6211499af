import { TableHead } from './TableHead.tsx'
import './PlotData.css'

export type PlotTable = {
  /** What opens the table. */
  summary: string
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
}

/** The values behind a plot, closed at first: for those who would rather read or copy them. */
export function PlotData({ summary, columns, rows }: PlotTable) {
  return (
    <details className="plot-data">
      <summary>{summary}</summary>
      <table>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

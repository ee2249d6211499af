import { TableHead } from './TableHead.tsx'

export type DataRows = {
  columns: readonly string[]
  /** The first cell of a row is its head. */
  rows: readonly (readonly [string, ...string[]])[]
}

/** A table of words and figures, each row with a head of its own. */
export function DataTable({ columns, rows }: DataRows) {
  return (
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
  )
}

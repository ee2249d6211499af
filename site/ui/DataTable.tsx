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
        {rows.map(([name, ...cells], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name; a row keeps nothing of its own.
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places.
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

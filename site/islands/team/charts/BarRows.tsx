import type { ReactNode } from 'react'
import './BarRows.css'

export type BarRow = {
  key: string
  name: ReactNode
  value: number
  /** Further cells, in the order of their heads. */
  cells?: readonly string[]
  /** The one row that stands for what matters. */
  accent?: boolean
}

type BarRowsProps = {
  /** What the table holds, for those who cannot see its heading. */
  caption: string
  /** Heads of the names, of the values and of further cells. */
  heads: readonly [string, string, ...string[]]
  rows: readonly BarRow[]
  spoken: (value: number) => string
}

/** A table whose values are drawn below their names, all from zero on one scale: the longest fills the row. */
export function BarRows({ caption, heads: [names, values, ...more], rows, spoken }: BarRowsProps) {
  const longest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className="bar-rows" data-many={more.length > 1 ? '' : undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          {[values, ...more].map((head, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two heads may read alike; columns keep their places.
            <th key={column} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, cells = [], accent }) => (
          <tr key={key}>
            <th scope="row">
              <span>{name}</span>
              <svg width="100%" height="6" aria-hidden="true">
                <rect
                  className="bar"
                  data-accent={accent ? '' : undefined}
                  width={`${(100 * value) / longest}%`}
                  height="6"
                />
              </svg>
            </th>
            <td>{spoken(value)}</td>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

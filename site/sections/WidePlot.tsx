import type { ReactNode } from 'react'
import './WidePlot.css'

type WidePlotProps = {
  heading: string
  note: string
  /** The plot across the sheet, its words inside it. */
  plot: ReactNode
  /** The same plot turned for narrow screens: its long axis runs down. */
  upright: ReactNode
  /** What the plot shows at a second look, in the margin. */
  margin: { term: string; text: string }
  /** What is to scale, and how anything derived was reckoned. */
  caption: string
  /** The plot's values, for those who would rather read or copy them. */
  data?: {
    summary: string
    columns: readonly string[]
    rows: readonly (readonly [string, ...string[]])[]
  }
  ground?: 'ice' | 'white' | 'firn'
}

/** One plot across all twelve columns, with a note in its margin and its data beneath. */
export function WidePlot(props: WidePlotProps) {
  const { heading, note, plot, upright, margin, caption, data, ground = 'white' } = props
  return (
    <section className="sheet wide-plot" data-ground={ground}>
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <h2 className="section-head">{heading}</h2>
        <p className="section-note note">{note}</p>
      </div>
      <div className="wide-plot-across">{plot}</div>
      <div className="wide-plot-upright">{upright}</div>
      <div className="columns wide-plot-foot">
        <p className="note wide-plot-caption">{caption}</p>
        <div className="wide-plot-margin">
          <h3>{margin.term}</h3>
          <p>{margin.text}</p>
        </div>
        {data && (
          <details className="wide-plot-data">
            <summary>{data.summary}</summary>
            <table>
              <thead>
                <tr>
                  {data.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.rows.map(([name, ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell) => (
                      <td key={cell}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )}
      </div>
    </section>
  )
}

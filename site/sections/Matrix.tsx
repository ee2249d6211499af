import { ActionLink } from '../ui/ActionLink.tsx'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './Matrix.css'

type MatrixRow = { id: string; label: string }

type MatrixColumn = {
  /** Anchor of the column, for links that lead straight to it. */
  id?: string
  name: string
  /** Whom the column is for, or what it is in one line. */
  summary: string
  /** The mark of the one column that stands out: wider, a lava rule on top. */
  featured?: string
  cells: Readonly<Record<string, string>>
}

type MatrixProps = {
  heading: string
  note: string
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  /** On phones the columns lie behind a row with their names. */
  folded?: boolean
  margin?: readonly {
    value: string
    unit: string
    scope: string
    /** What limits it, beside it. */
    note?: string
    link?: { href: string; label: string }
  }[]
}

/**
 * Rows against columns. Each column is a definition list of its own, so that a
 * phone shows one list after the other; wide windows line the lists up and name
 * the rows once, at the left.
 */
export function Matrix({ heading, note, rows, columns, folded, margin }: MatrixProps) {
  return (
    <Sheet className="matrix" ground="white" heading={heading} note={note}>
      <FoldedOnPhones summary={folded ? columns.map(({ name }) => name) : undefined}>
        <div className="matrix-frame">
          <div className="matrix-columns" data-rows={rows.length} data-count={columns.length}>
            <div className="matrix-labels" aria-hidden="true">
              {rows.map((row) => (
                <p key={row.id}>{row.label}</p>
              ))}
            </div>
            {columns.map((column) => (
              <MatrixColumnList key={column.name} column={column} rows={rows} />
            ))}
          </div>
          {margin && (
            <ul className="matrix-margin">
              {margin.map((figure) => (
                <li key={figure.scope}>
                  <div>
                    <p className="figure">
                      {figure.value}
                      <span className="figure-unit"> {figure.unit}</span>
                    </p>
                    <p className="note">{figure.scope}</p>
                  </div>
                  <div>
                    {figure.note && <p>{figure.note}</p>}
                    {figure.link && <ActionLink {...figure.link} kind="text" />}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </FoldedOnPhones>
    </Sheet>
  )
}

function MatrixColumnList({ column, rows }: { column: MatrixColumn; rows: readonly MatrixRow[] }) {
  return (
    <article
      id={column.id}
      className="matrix-column"
      data-featured={column.featured ? '' : undefined}
    >
      <header>
        <h3>{column.name}</h3>
        {column.featured && <p className="matrix-featured">{column.featured}</p>}
        <p className="matrix-summary">{column.summary}</p>
      </header>
      <dl>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>{row.label}</dt>
            <dd>{column.cells[row.id] ?? ''}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

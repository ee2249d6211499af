import type { ReactNode } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { DialogOpener } from '../ui/Dialog.tsx'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './Ledger.css'

/** One value, or two readings of one thing held by a brace. */
type Cell = string | { readings: readonly [string, string]; brace: string }

type Row = {
  name: string
  /** As many as the table has columns after the first. */
  cells: readonly Cell[]
  /** Set before the name, in a colour of its own: one of five waters. */
  sign?: { mark: ReactNode; tone: 1 | 2 | 3 | 4 | 5 }
  /** Drawn below the row, from the same values: it says nothing more. */
  bar?: ReactNode
  /** The same with more than the row says, and with words for those who cannot see it. */
  plot?: ReactNode
  link?: { href: string; label: string }
  /** The dialog that the whole row opens. */
  opens?: string
  /** The sum of the rows above it, ruled off. */
  total?: true
}

type LedgerProps = {
  /** Anchor of the section. */
  id?: string
  heading: string
  note?: string
  /** Where the note leads. */
  link?: { href: string; label: string }
  /** The first names the rows; `figure` columns are set in numerals, against their right edge. */
  columns: readonly [string, ...{ label: string; kind: 'figure' | 'text' }[]]
  rows: readonly Row[]
  caption?: string
  /** On phones the table lies behind this row. */
  fold?: string
  ground?: Ground
  /** Below the table and what holds for all of it. */
  children?: ReactNode
}

/** A ruled sheet of values with their scope; on phones each row becomes a list of its own. */
export function Ledger(props: LedgerProps) {
  const { id, heading, note, link, columns, rows, caption, fold, ground = 'ice', children } = props
  const [first, ...others] = columns
  /** A row that has lost a cell to a withheld figure goes: its other cells would move under wrong heads. */
  const complete = ({ cells }: Row) => cells.length === others.length
  return (
    <Sheet id={id} ground={ground} heading={heading} note={note} link={link}>
      <FoldedOnPhones summary={fold}>
        <table className="ledger" data-columns={columns.length}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map(({ label, kind }) => (
                <th key={label} scope="col" data-kind={kind}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {rows.filter(complete).map((row) => (
            <tbody key={row.name} data-total={row.total}>
              <tr>
                <th scope="row" data-tone={row.sign?.tone}>
                  {row.sign && <span className="ledger-sign">{row.sign.mark}</span>}
                  {row.opens ? (
                    <DialogOpener opens={row.opens} className="opener-of-all ledger-opener">
                      {row.name}
                    </DialogOpener>
                  ) : (
                    row.name
                  )}
                </th>
                {others.map(({ label, kind }, index) => (
                  <td key={label} data-kind={kind}>
                    <span className="ledger-label" aria-hidden="true">
                      {label}
                    </span>
                    <Value cell={row.cells[index] ?? ''} />
                    {row.opens && index === others.length - 1 && <Icon name="plus" />}
                    {row.link && index === others.length - 1 && (
                      <ActionLink {...row.link} kind="text" />
                    )}
                  </td>
                ))}
              </tr>
              {(row.plot ?? row.bar) && (
                <tr className="ledger-bar" aria-hidden={!row.plot}>
                  <td colSpan={columns.length}>{row.plot ?? row.bar}</td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
        {caption && <p className="note ledger-caption">{caption}</p>}
      </FoldedOnPhones>
      {children}
    </Sheet>
  )
}

function Value({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return <span className="ledger-value">{cell}</span>
  return (
    <span className="ledger-readings">
      {cell.readings.map((reading) => (
        <span key={reading} className="ledger-value">
          {reading}{' '}
        </span>
      ))}
      <small>{cell.brace}</small>
    </span>
  )
}

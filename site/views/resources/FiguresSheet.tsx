import { Fragment } from 'react'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { TermList } from '../../ui/TermList.tsx'
import './FiguresSheet.css'

type FigureRow = {
  key: string
  figure: string
  counts: string
  pages: readonly { href: string; label: string }[]
  basis: string
}

type FiguresSheetProps = {
  /** Anchor of the sheet. */
  id: string
  heading: string
  note: string
  /** What the words of the last column mean. */
  bases: {
    heading: string
    terms: readonly { term: string; text: string }[]
    after: string
  }
  columns: readonly string[]
  groups: readonly { heading: string; rows: readonly FigureRow[] }[]
  /** A table of its own: one row for each sector. */
  sectors:
    | false
    | {
        heading: string
        before: string
        columns: readonly string[]
        rows: readonly { name: string; cells: readonly string[] }[]
        after: string
      }
  actions: readonly { href: string; label: string }[]
}

/** Every figure of the site in ruled tables that open group by group; on phones each row becomes a list. */
export function FiguresSheet(props: FiguresSheetProps) {
  const { id, heading, note, bases, columns, groups, sectors, actions } = props
  return (
    <Sheet className="figures-sheet" id={id} ground="white">
      <div className="columns">
        <div className="figures-sheet-head">
          <h2>{heading}</h2>
          <p className="note">{note}</p>
          <h3>{bases.heading}</h3>
          <TermList terms={bases.terms} />
          <p className="note">{bases.after}</p>
          <p className="figures-sheet-actions">
            {actions.map((action) => (
              <ActionLink key={action.href} {...action} kind="text" />
            ))}
          </p>
        </div>
        <div className="figures-sheet-groups">
          {groups.map((group) => (
            <Group key={group.heading} heading={group.heading} count={group.rows.length}>
              <FigureTable columns={columns} rows={group.rows} caption={group.heading} />
            </Group>
          ))}
          {sectors && (
            <Group heading={sectors.heading} count={sectors.rows.length}>
              <p className="note">{sectors.before}</p>
              <SectorTable {...sectors} />
              {sectors.after && <p className="note">{sectors.after}</p>}
            </Group>
          )}
        </div>
      </div>
    </Sheet>
  )
}

type GroupProps = { heading: string; count: number; children: React.ReactNode }

function Group({ heading, count, children }: GroupProps) {
  return (
    <details>
      <summary>
        <h3>{heading}</h3>
        <small>{count}</small>
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}

type FigureTableProps = { columns: readonly string[]; rows: readonly FigureRow[]; caption: string }

function FigureTable({ columns, rows, caption }: FigureTableProps) {
  return (
    <table className="figures-table">
      <caption className="sr-only">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} id={`figure-${row.key}`}>
            <th scope="row">{row.figure}</th>
            <td>{row.counts}</td>
            <td className="figures-table-pages">
              {row.pages.map(({ href, label }) => (
                <Fragment key={href}>
                  <a href={href}>{label}</a>{' '}
                </Fragment>
              ))}
            </td>
            <td>{row.basis}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SectorTableProps = {
  heading: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

function SectorTable({ heading, columns, rows }: SectorTableProps) {
  const [, ...labels] = columns
  return (
    <table className="figures-table" data-kind="sectors">
      <caption className="sr-only">{heading}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={labels[place]} data-label={labels[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

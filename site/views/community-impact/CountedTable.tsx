import { ActionLink } from '../../ui/ActionLink.tsx'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { type Ground, Sheet } from '../../ui/Sheet.tsx'
import { TermList } from '../../ui/TermList.tsx'
import './CountedTable.css'

type CountedLine = {
  /** Readings of one count, each on a line of its own. */
  figures: readonly string[]
  counts: string
}

type CountedTableProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  note: string
  /** On phones the table lies behind this row. */
  fold: string
  columns: { group: string; figure: string; counts: string }
  /** The counts of one quantity: places, people, jobs. */
  groups: readonly { name: string; lines: readonly CountedLine[] }[]
  /** How it is counted, below the table. */
  method: string
  /** Who is counted, as far as they agreed to be named. */
  names: readonly { term: string; text: string }[]
  links: readonly { href: string; label: string }[]
  ground?: Ground
}

/** What each count covers, beside the others of its quantity; on phones each count becomes a list of its own. */
export function CountedTable(props: CountedTableProps) {
  const { id, heading, note, fold, columns, groups, method, names, links, ground } = props
  return (
    <Sheet id={id} className="counted" ground={ground} heading={heading} note={note}>
      <FoldedOnPhones summary={fold}>
        <table className="counted-table">
          <thead>
            <tr>
              {[columns.group, columns.figure, columns.counts].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, lines }) => (
            <tbody key={name}>
              {lines.map((line, at) => (
                <tr key={line.counts}>
                  {at === 0 && (
                    <th scope="rowgroup" rowSpan={lines.length}>
                      {name}
                    </th>
                  )}
                  <th scope="row">
                    {line.figures.map((figure) => (
                      <span key={figure}>{figure} </span>
                    ))}
                  </th>
                  <td>{line.counts}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </FoldedOnPhones>
      <div className="columns counted-foot">
        <div className="counted-method">
          <p>{method}</p>
          {names.length > 0 && <TermList terms={names} />}
        </div>
        <ul className="counted-links">
          {links.map((link) => (
            <li key={link.href}>
              <ActionLink {...link} kind="text" />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import { FoldedOnPhones } from '../../ui/FoldedOnPhones.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import './PeopleServed.css'

type PeopleServedProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  note: string
  /** On phones the ways lie behind this row. */
  fold: string
  ways: readonly { name: string; text: string; drawing: ReactNode }[]
  /** How many people one container serves, each of them drawn: they stand on the section's lower edge. */
  served: {
    figure: string
    unit: string
    label: string
    text: string
    drawing: ReactNode
    /** On phones the table lies behind this row. */
    fold: string
    /** The first names the rows. */
    columns: readonly [string, string, string]
    rows: readonly { containers: string; minimum: string; drinking: string }[]
  }
  caption: string
}

/** How a load comes from the quay to the people who drink it, and how many they are. */
export function PeopleServed(props: PeopleServedProps) {
  const { id, heading, note, fold, ways, served, caption } = props
  return (
    <Sheet className="people-served" id={id} ground="ice" heading={heading} note={note}>
      <FoldedOnPhones summary={fold}>
        <ol className="people-served-ways">
          {ways.map(({ name, text, drawing }) => (
            <li key={name}>
              {drawing}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </FoldedOnPhones>
      <div className="columns people-served-count">
        <div className="people-served-plate">
          <p className="people-served-figure">
            {served.figure} <small>{served.unit}</small>
          </p>
          {served.label && <p className="people-served-label">{served.label}</p>}
          <p>{served.text}</p>
        </div>
        <div className="people-served-sheet">
          <FoldedOnPhones summary={served.fold}>
            <table>
              <TableHead columns={served.columns} />
              <tbody>
                {served.rows.map(({ containers, minimum, drinking }) => (
                  <tr key={containers}>
                    <th scope="row">{containers}</th>
                    <td>{minimum}</td>
                    <td>{drinking}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </FoldedOnPhones>
        </div>
      </div>
      {caption && <p className="note people-served-caption">{caption}</p>}
      <div className="people-served-crowd edge-to-edge">{served.drawing}</div>
    </Sheet>
  )
}

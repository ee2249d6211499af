import type { ReactNode } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import './MarginGroups.css'

type Group = {
  name: string
  /** The group's own part of the sheet, for narrow screens. */
  strip: ReactNode
  notes: readonly { title: string; text: string }[]
}

type MarginGroupsProps = {
  heading: string
  note: string
  /** The whole sheet; its marks are numbered through all groups. */
  sheet: ReactNode
  groups: readonly [Group, Group, ...Group[]]
  caption: string
}

/** A sheet whose numbered marks are written up in columns; on a phone each column has its own strip. */
export function MarginGroups({ heading, note, sheet, groups, caption }: MarginGroupsProps) {
  const before = (at: number) =>
    groups.slice(0, at).reduce((count, { notes }) => count + notes.length, 0)
  return (
    <Sheet className="margin-groups" heading={heading} note={note}>
      <div className="margin-groups-sheet">{sheet}</div>
      <p className="note margin-groups-caption">{caption}</p>
      <div className="margin-groups-columns">
        {groups.map(({ name, strip, notes }, at) => (
          <section key={name} className="margin-group">
            <h3 className="water-name">{name}</h3>
            <div className="margin-group-strip">{strip}</div>
            <ol start={before(at) + 1}>
              {notes.map(({ title, text }, index) => (
                <li key={title}>
                  <i className="margin-group-mark" aria-hidden="true">
                    {before(at) + index + 1}
                  </i>
                  <div>
                    <h4>{title}</h4>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Sheet>
  )
}

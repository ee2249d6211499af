import type { ReactNode } from 'react'
import { Mailbox } from '../ui/Mailbox.tsx'
import { PlateFigure } from '../ui/PlateFigure.tsx'
import './FormSheet.css'

type FormSheetProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  /** Directly under a hero the sheet moves up to it. */
  space?: 'tight'
  ground?: 'firn'
  /** What the sender can count on, as the figure beside the form. */
  promise: { value: string; unit: string; scope: string; note?: string }
  mailboxes: {
    heading: string
    entries: readonly { label: string; address: string }[]
  }
  /** The form. What it holds in `.form-sheet-beside` stands, on wide windows, in the right column. */
  children?: ReactNode
}

/** A form on a white sheet; beside it the promise and the mailboxes. */
export function FormSheet(props: FormSheetProps) {
  const { id, heading, promise, mailboxes, children } = props
  const headingId = `${id}-heading`
  return (
    <section
      className="sheet form-sheet"
      id={id}
      data-space={props.space}
      data-ground={props.ground}
      aria-labelledby={headingId}
    >
      <i className="neatline" aria-hidden="true" />
      <div className="columns form-sheet-columns">
        <div className="form-sheet-paper">
          <h2 id={headingId}>{heading}</h2>
          {children}
        </div>
        <div className="form-sheet-aside">
          <PlateFigure {...promise} />
          <h3>{mailboxes.heading}</h3>
          <dl className="form-sheet-mailboxes">
            {mailboxes.entries.map((entry) => (
              <div key={entry.label}>
                <dt>{entry.label}</dt>
                <dd>
                  <Mailbox address={entry.address} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

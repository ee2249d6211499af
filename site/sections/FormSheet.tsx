import type { ReactNode } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Mailbox, type MailboxWords } from '../ui/Mailbox.tsx'
import { PlateFigure } from '../ui/PlateFigure.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import { TermList } from '../ui/TermList.tsx'
import './FormSheet.css'

type FormSheetProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  /** Directly under a hero the sheet moves up to it. */
  space?: 'tight'
  ground?: Ground
  /** The form. */
  children?: ReactNode
} & (
  | {
      /** What the sender can count on, as the figure beside the form. */
      promise:
        | {
            value: string
            unit: string
            scope: string
            note?: string
            link?: { href: string; label: string }
          }
        /** Where its figure is withheld. */
        | ''
      mailboxes: {
        heading: string
        signs: MailboxWords
        /** An email address, or anything else that is read as it stands, such as a phone number. */
        entries: readonly ({ label: string } & ({ address: string } | { text: string }))[]
      }
      terms?: never
    }
  | {
      /** What becomes of what is sent, point by point. */
      terms: readonly { term: string; text: string }[]
      promise?: never
    }
)

/** A form on a white sheet; beside it the promise and the mailboxes. */
export function FormSheet(props: FormSheetProps) {
  const { id, heading, children } = props
  const headingId = `${id}-heading`
  return (
    <Sheet
      className="form-sheet"
      id={id}
      data-space={props.space}
      ground={props.ground}
      aria-labelledby={headingId}
    >
      <div className="columns form-sheet-columns">
        <div className="form-sheet-paper">
          <h2 id={headingId}>{heading}</h2>
          {children}
        </div>
        <div className="form-sheet-aside">
          {props.terms ? (
            <TermList className="form-sheet-terms" terms={props.terms} />
          ) : (
            <Promised {...props} />
          )}
        </div>
      </div>
    </Sheet>
  )
}

type FormSheetSide = Extract<FormSheetProps, { mailboxes: object }>

function Promised({ promise, mailboxes }: Pick<FormSheetSide, 'promise' | 'mailboxes'>) {
  return (
    <>
      {promise && (
        <div>
          <PlateFigure {...promise} />
          {promise.link && <ActionLink {...promise.link} kind="text" />}
        </div>
      )}
      <div className="form-sheet-mail">
        <h3>{mailboxes.heading}</h3>
        <dl className="form-sheet-mailboxes">
          {mailboxes.entries.map((entry) => (
            <div key={entry.label}>
              <dt>{entry.label}</dt>
              <dd>
                {'address' in entry ? (
                  <Mailbox address={entry.address} words={mailboxes.signs} />
                ) : (
                  entry.text
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

import { ActionLink } from '../../ui/ActionLink.tsx'
import { Mailbox, type MailboxWords } from '../../ui/Mailbox.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import './EmergencyOrder.css'

type Days = readonly [from: number, to: number]

type EmergencyOrderProps = {
  /** Anchor of the section. */
  id: string
  heading: string
  note: string
  /** What one message holds. */
  message: { heading: string; lines: readonly { name: string; text: string }[] }
  /** In the order of time, each with the days it takes, counted from the message. */
  course: {
    heading: string
    steps: readonly { figure: string; lead: string; text: string; days: Days }[]
  }
  caption: string
  action: { href: string; label: string }
  /** Faster ways than a form; nothing is drawn for none. */
  reach: {
    phone?: { text: string; number: string; hours: string }
    mailbox?: { text: string; address: string; signs: MailboxWords }
  }
}

/** What a relief team sends, and what happens then, hour by hour and week by week. */
export function EmergencyOrder(props: EmergencyOrderProps) {
  const { id, heading, note, message, course, caption, action, reach } = props
  const length = Math.max(...course.steps.map(({ days }) => days[1]))
  return (
    <Sheet className="emergency-order" id={id} ground="white" heading={heading} note={note}>
      <div className="columns emergency-order-body">
        <div className="emergency-order-message">
          <h3>{message.heading}</h3>
          <ol>
            {message.lines.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <div className="emergency-order-reach">
            <ActionLink {...action} kind="primary" />
            {reach.phone && (
              <p>
                {reach.phone.text}{' '}
                <a href={`tel:${reach.phone.number.replaceAll(/[^+\d]/g, '')}`}>
                  {reach.phone.number}
                </a>
                {reach.phone.hours && `. ${reach.phone.hours}`}
              </p>
            )}
            {reach.mailbox && (
              <p>
                {reach.mailbox.text}{' '}
                <Mailbox address={reach.mailbox.address} words={reach.mailbox.signs} />
              </p>
            )}
          </div>
        </div>
        <div className="emergency-order-course">
          <h3>{course.heading}</h3>
          <ol>
            {course.steps.map(({ figure, lead, text, days }) => (
              <li key={figure}>
                <p className="figure">{figure}</p>
                <div>
                  <p>
                    <strong>{lead}</strong> {text}
                  </p>
                  <DayStrip days={days} length={length} />
                </div>
              </li>
            ))}
          </ol>
          {caption && <p className="note">{caption}</p>}
        </div>
      </div>
    </Sheet>
  )
}

/** The days of one step on the days of all of them, a tick for each week. Decorative. */
function DayStrip({ days: [from, to], length }: { days: Days; length: number }) {
  const weeks = Array.from({ length: Math.floor(length / 7) + 1 }, (_, week) => week * 7)
  return (
    <svg
      className="emergency-order-strip"
      viewBox={`0 0 ${length} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 11H${length}${weeks.map((day) => `M${day} 11V5`).join('')}`} />
      <rect data-days={`${from}–${to}`} x={from} width={to - from} y="2" height="9" />
    </svg>
  )
}

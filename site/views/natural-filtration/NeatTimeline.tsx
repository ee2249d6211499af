import { Sheet } from '../../ui/Sheet.tsx'
import '../../graphics/frame/Flow.css'
import './NeatTimeline.css'
import './NeatTimelineNarrow.css'

type Entry = {
  /** "Step 2". */
  step: string
  title: string
  text: string
  figure: string
  unit: string
  span: readonly [from: number, to: number]
  /** Second column: keeps clear of the next entry, which begins before this one's text has ended. */
  aside?: true
}

type NeatTimelineProps = {
  heading: string
  note: string
  /** Comes before the counting begins, so it stands above zero. */
  before: { step: string; title: string; text: string; scope: string }
  entries: readonly Entry[]
  /** Where the line ends, in its unit; the page is as long as that. */
  length: number
  /** Quiet lines across the sheet. */
  marks: readonly { at: number; label: string }[]
  /** The name of a unit, as the moving reading writes it: "Year". */
  reading: string
  skip: { href: `#${string}`; label: string }
  /** Stands at the end of the line. */
  end: string
  caption: string
}

/** The neatline counts: every unit has the same length, and text hangs from where it belongs. */
export function NeatTimeline(props: NeatTimelineProps) {
  const { heading, note, before, entries, length, marks, reading, skip, end } = props
  const tens = Array.from({ length: Math.floor(length / 10) + 1 }, (_, index) => index * 10)
  return (
    <Sheet
      className="neat-timeline"
      ground="white"
      heading={heading}
      note={note}
      link={skip}
      style={{ '--length': length }}
    >
      <div className="neat-timeline-before">
        <p className="neat-timeline-ordinal">{before.step}</p>
        <h3>{before.title}</h3>
        <p>{before.text}</p>
        {before.scope && <p className="note">{before.scope}</p>}
      </div>
      <div className="neat-timeline-field">
        <div className="neat-timeline-scale" aria-hidden="true">
          {entries.map(({ span: [from, to] }) => (
            <i
              key={from}
              data-span={`${from}–${to}`}
              style={{ '--at': from, '--run': to - from }}
            />
          ))}
          {tens.map((at) => (
            <span key={at} style={{ '--at': at }}>
              {at}
            </span>
          ))}
        </div>
        <svg
          className="neat-timeline-thread"
          viewBox="0 0 100 1000"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={thread()} data-flow />
          <path className="neat-timeline-dot" d="M50 0h.01M50 1000h.01" />
        </svg>
        {marks.map((mark) => (
          <p
            key={mark.at}
            className="neat-timeline-mark note"
            data-met={entries.some(({ span }) => span[0] === mark.at) ? '' : undefined}
            id={skip.href === `#year-${mark.at}` ? `year-${mark.at}` : undefined}
            style={{ '--at': mark.at }}
          >
            {mark.label}
          </p>
        ))}
        <ol>
          {entries.map((entry) => (
            <li
              key={entry.title}
              className="neat-timeline-entry"
              data-aside={entry.aside}
              style={{ '--at': entry.span[0], '--last': entry.span[1] }}
            >
              <p className="neat-timeline-ordinal">{entry.step}</p>
              <h3>{entry.title}</h3>
              <p className="neat-timeline-figure">
                {entry.figure} <small>{entry.unit}</small>
              </p>
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
        <div className="neat-timeline-reading" aria-hidden="true">
          <p data-reading={reading} />
        </div>
      </div>
      <p className="neat-timeline-end water-name">{end}</p>
      {props.caption && <p className="note neat-timeline-caption">{props.caption}</p>}
    </Sheet>
  )
}

/** A line that falls, hardly leaving its place: slow turns of unequal reach. */
function thread(): string {
  const points = Array.from({ length: 41 }, (_, at) => {
    const reach = Math.sin(Math.PI * (at / 40)) ** 0.5
    return [50 + reach * (26 * Math.sin(at * 0.71) + 14 * Math.sin(at * 1.9 + 1)), at * 25] as const
  })
  return points
    .map(([x, y], at) => {
      const before = points[at - 1]
      const here = `${x.toFixed(1)} ${y}`
      return before
        ? `C${before[0].toFixed(1)} ${y - 12} ${x.toFixed(1)} ${y - 13} ${here}`
        : `M${here}`
    })
    .join('')
}

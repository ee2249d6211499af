import rock from '../../assets/rock/cut.avif?url'
import { Sheet } from '../../ui/Sheet.tsx'
import './Descent.css'
import './DescentGround.css'
import './DescentNarrow.css'

type Entry = {
  /** "Step 2". */
  step: string
  title: string
  text: string
  figure: string
  unit: string
  span: readonly [from: number, to: number]
}

type DescentProps = {
  heading: string
  note: string
  /** Comes before the counting begins, so it stands in the ice. */
  before: { step: string; title: string; text: string; scope: string }
  entries: readonly Entry[]
  /** Where the line ends, in its unit; the way down is as long as that. */
  length: number
  /** Quiet lines across the ground. */
  marks: readonly { at: number; label: string }[]
  /** The name of a unit, as the moving reading writes it: "Year". */
  reading: string
  skip: { href: `#${string}`; label: string }
  /** Where the line ends. */
  end: string
  caption: string
}

/**
 * The way of the water down through ice and lava, from one edge of the window to the other, and up again in a spring:
 * every year has the same length, and text hangs from where it belongs. It is whole as it stands; where the scroll can
 * lead, it lights the thread and counts the years.
 */
export function Descent(props: DescentProps) {
  const { heading, note, before, entries, length, marks, reading, skip, end } = props
  const tens = Array.from({ length: Math.floor(length / 10) + 1 }, (_, index) => index * 10)
  return (
    <Sheet
      className="descent"
      ground="white"
      heading={heading}
      note={note}
      link={skip}
      style={{ '--length': length }}
    >
      <div className="descent-before">
        <p className="descent-ordinal">{before.step}</p>
        <h3>{before.title}</h3>
        <p>{before.text}</p>
        {before.scope && <p className="note">{before.scope}</p>}
      </div>
      <div className="descent-field" data-ground="dark">
        <Ground seams={entries.map(({ span }) => span[0])} />
        <div className="descent-scale" aria-hidden="true">
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
        <Thread />
        {marks.map((mark) => (
          <p
            key={mark.at}
            className="descent-mark note"
            data-met={entries.some(({ span }) => span[0] === mark.at) ? '' : undefined}
            id={skip.href === `#year-${mark.at}` ? `year-${mark.at}` : undefined}
            style={{ '--at': mark.at }}
          >
            {mark.label}
          </p>
        ))}
        <ol>
          {entries.map((entry, at) => (
            <li
              key={entry.title}
              className="descent-entry"
              // The second would run into the first, which begins a few years above it.
              data-aside={at === 1 ? '' : undefined}
              style={{ '--at': entry.span[0], '--last': entry.span[1] }}
            >
              <p className="descent-ordinal">{entry.step}</p>
              <h3>{entry.title}</h3>
              <p className="descent-figure">
                {entry.figure} <small>{entry.unit}</small>
              </p>
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
        <div className="descent-reading" aria-hidden="true">
          <p data-reading={reading} />
        </div>
      </div>
      <div className="descent-spring">
        <svg viewBox="-400 -130 800 260" aria-hidden="true">
          {[40, 92, 158, 240, 340].map((reach) => (
            <ellipse key={reach} rx={reach} ry={reach * 0.3} />
          ))}
        </svg>
        <p className="water-name">{end}</p>
        {props.caption && <p className="note">{props.caption}</p>}
      </div>
    </Sheet>
  )
}

/** The rock itself, and the uneven seams between its layers. */
function Ground({ seams }: { seams: readonly number[] }) {
  return (
    <div className="descent-ground" aria-hidden="true">
      <img src={rock} alt="" width="1280" height="1920" loading="lazy" decoding="async" />
      <svg
        className="descent-ice-edge"
        viewBox="0 0 1000 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 0L${seam(1)}L1000 0Z`} />
      </svg>
      {seams.slice(1).map((at, index) => (
        <svg
          key={at}
          className="descent-seam"
          viewBox="0 0 1000 40"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ '--at': at }}
        >
          <path d={`M${seam(index + 2)}`} />
        </svg>
      ))}
      <div className="descent-lamp">
        <i />
      </div>
    </div>
  )
}

/** A line from left to right, as rock and ice end. */
function seam(seed: number): string {
  return Array.from({ length: 51 }, (_, at) => {
    const y = 22 + 9 * Math.sin(at * 0.31 + seed) + 5 * Math.sin(at * 0.97 + 2 * seed)
    return `${at * 20} ${y.toFixed(1)}`
  }).join('L')
}

/** Dim all the way down, and over it lit as far as the reader has come; whole where nothing moves. */
function Thread() {
  const line = thread()
  return (
    <>
      <svg
        className="descent-thread"
        viewBox="0 0 100 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path id="descent-thread" d={line} />
      </svg>
      <svg
        className="descent-thread descent-thread-lit"
        viewBox="0 0 100 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href="#descent-thread" className="descent-halo" />
        <use href="#descent-thread" className="descent-glow" />
        <use href="#descent-thread" className="descent-core" />
      </svg>
    </>
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

import type { ReactNode } from 'react'
import { type Ground, Sheet } from '../../ui/Sheet.tsx'
import './Flow.css'

type FlowStation = {
  name: string
  text: string
  /**
   * The way that leads to this station, as phones draw it: `measured` is drawn
   * solid with `ticks` equal parts, `open` dashed. `label` says what is known of it.
   */
  reach: { label: string } & ({ kind: 'measured'; ticks: number } | { kind: 'open' })
}

type FlowProps = {
  heading: string
  /** Where the stream begins, written above the first station. */
  start: string
  stations: readonly FlowStation[]
  /** What is seen in the drawing. */
  caption: string
  ground?: Ground
  /** The drawing; wide, it spans the columns of the stations. */
  children?: ReactNode
}

/** A stream with stations along it: across the sheet on wide windows, down its left edge on phones. */
export function Flow({ heading, start, stations, caption, ground, children }: FlowProps) {
  return (
    <Sheet className="flow" ground={ground} heading={heading}>
      <div className="flow-drawing">{children}</div>
      <div className="flow-row">
        <p className="flow-caption note">{caption}</p>
        <p className="flow-start" aria-hidden="true">
          {start}
        </p>
        <ol className="flow-stations">
          {stations.map((station) => (
            <li key={station.name} data-reach={station.reach.kind}>
              <Reach reach={station.reach} />
              <h3>{station.name}</h3>
              <p>{station.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}

function Reach({ reach }: Pick<FlowStation, 'reach'>) {
  return (
    <div className="flow-reach">
      {reach.kind === 'measured' && (
        <svg viewBox={`0 0 20 ${reach.ticks}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={Array.from({ length: reach.ticks + 1 }, (_, at) => `M0 ${at}H12`).join('')} />
        </svg>
      )}
      <p>{reach.label}</p>
    </div>
  )
}

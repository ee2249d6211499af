import type { ReactNode } from 'react'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './FlowAcross.css'

type Station = {
  name: string
  text: string
  /** What the drawing says at this station, for screens on which only its reach is drawn. */
  label?: string
  /** How the water comes to this station, which the drawing says as well: there it stands where the way is drawn. */
  comes?: string
}

/** The stream in parts, drawn upright in boxes 64 wide and 100 high. */
type Reaches = {
  className: string
  /** One for each station, stretched to the height of its words: nothing in it may be round. */
  drawn: readonly ReactNode[]
}

type FlowAcrossProps = {
  heading: string
  note?: string
  /** Where more of it stands. */
  link?: { href: string; label: string }
  /** What is seen. */
  caption: string
  /** The stream from left to right, across the sheet. */
  children: ReactNode
  ground?: Ground
} & (
  | { stations: readonly Station[]; reaches: Reaches }
  /** Without stations the stream bleeds off the sheet, and is drawn again from top to bottom. */
  | { stations?: never; upright: ReactNode }
)

/** A stream across the sheet; on narrow screens it runs down, past the words of its stations. */
export function FlowAcross(props: FlowAcrossProps) {
  const { heading, note, link, caption, children, ground = 'ice' } = props
  if (props.stations && props.stations.length !== props.reaches.drawn.length)
    throw new Error('Each station has one reach of the stream.')
  return (
    <Sheet className="flow-across" ground={ground} heading={heading} note={note ?? ''} link={link}>
      <div className="flow-across-drawing" data-bleed={props.stations ? undefined : ''}>
        {children}
      </div>
      {props.stations ? (
        <ol className="flow-across-stations">
          {props.stations.map((station, index) => (
            <li key={station.name}>
              <div className="flow-across-reach">
                <svg
                  className={props.reaches.className}
                  viewBox="0 0 64 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  {props.reaches.drawn[index]}
                </svg>
              </div>
              {station.comes && <p className="label flow-across-label">{station.comes}</p>}
              <h3>{station.name}</h3>
              <p>{station.text}</p>
              {station.label && <p className="label flow-across-label">{station.label}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <div className="flow-across-upright">{props.upright}</div>
      )}
      {caption && <p className="note flow-across-caption">{caption}</p>}
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import './FlowAcross.css'

type Station = {
  name: string
  text: string
  /** What the drawing says at this station, for screens on which only its reach is drawn. */
  label?: string
  /** The part of the stream that passes this station, drawn upright; it is stretched to the text. */
  reach: ReactNode
}

type FlowAcrossProps = {
  heading: string
  note: string
  /** What is to scale in the drawing and what is not. */
  caption: string
  /** The stream from left to right, across the sheet. */
  children: ReactNode
  ground?: 'ice' | 'white' | 'firn'
} & (
  | { stations: readonly Station[] }
  /** Without stations the stream bleeds off the sheet, and is drawn again from top to bottom. */
  | { stations?: never; upright: ReactNode }
)

/** A stream across the sheet; on narrow screens it runs down, past the words of its stations. */
export function FlowAcross(props: FlowAcrossProps) {
  const { heading, note, caption, children, ground = 'ice' } = props
  return (
    <section className="sheet flow-across" data-ground={ground}>
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <h2 className="section-head">{heading}</h2>
        <p className="section-note note">{note}</p>
      </div>
      <div className="flow-across-drawing" data-bleed={props.stations ? undefined : ''}>
        {children}
      </div>
      {props.stations ? (
        <ol className="flow-across-stations">
          {props.stations.map((station) => (
            <li key={station.name}>
              <div className="flow-across-reach" aria-hidden="true">
                {station.reach}
              </div>
              <h3>{station.name}</h3>
              <p>{station.text}</p>
              {station.label && <p className="label flow-across-label">{station.label}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <div className="flow-across-upright">{props.upright}</div>
      )}
      <p className="note flow-across-caption">{caption}</p>
    </section>
  )
}

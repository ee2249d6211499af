import type { ReactNode } from 'react'
import './MarginMap.css'

type MarginNote = {
  /** The letter or number of the mark on the map. */
  mark: string
  title: string
} & ({ text: string; links?: never } | { links: readonly { href: string; label: string }[] })

type MarginMapProps = {
  notes: readonly MarginNote[]
  /** Beside the map in the margin, or as columns below it. */
  notesAt: 'beside' | 'below'
  /** What is to scale on the map and what is not. */
  caption: string
  /** The only thing on its page: fills the first view and starts below the header. */
  space?: 'page'
  /** The map, with its marks. */
  children?: ReactNode
} & ({ heading: string; note?: string } | { heading?: never; note?: never })

/** A sheet with lettered marks; what they stand for is written in the margin, in the same order. */
export function MarginMap(props: MarginMapProps) {
  return (
    <section className="sheet margin-map" data-space={props.space}>
      <i className="neatline" aria-hidden="true" />
      {props.heading && (
        <div className="columns margin-map-head">
          <h2 className="section-head">{props.heading}</h2>
          {props.note && <p className="section-note note">{props.note}</p>}
        </div>
      )}
      <div className="margin-map-body" data-notes={props.notesAt}>
        <div className="margin-map-sheet">
          {props.children}
          <p className="margin-map-caption note">{props.caption}</p>
        </div>
        <ol className="margin-map-notes">
          {props.notes.map((note) => (
            <li key={note.mark}>
              <i className="margin-map-mark">{note.mark}</i>
              <div>
                {props.heading ? <h3>{note.title}</h3> : <h2>{note.title}</h2>}
                {note.links ? <Links links={note.links} /> : <p>{note.text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Links({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className="margin-map-links">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}

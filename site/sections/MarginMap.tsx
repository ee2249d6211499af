import type { ReactNode } from 'react'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import { TermList } from '../ui/TermList.tsx'
import './MarginMap.css'

type MarginNote = {
  /** The letter or number of the mark on the map. */
  mark: string
  title: string
  /** A value or a word that says the most of it at a glance. */
  stat?: string
  /** What is known of it, term by term. */
  facts?: readonly { term: string; value: string }[]
} & (
  | { text: string; links?: never; file?: never }
  | { links: readonly { href: string; label: string }[]; file?: never }
  /** A mark that stands for a file; `crop` is its part of the map, for narrow screens. */
  | {
      text: string
      links?: never
      file: { href: string; label: string; facts: string; kind: string }
      crop: ReactNode
    }
)

type MarginMapProps = {
  /** Anchor of the section. */
  id?: string
  notes: readonly MarginNote[]
  /** Beside the map in the margin, or as columns below it. */
  notesAt: 'beside' | 'below'
  /** What is to scale on the map and what is not. */
  caption: string
  /** The only thing on its page: fills the first view and starts below the header. */
  space?: 'page'
  /** On narrow screens the notes come first. */
  lead?: 'notes'
  /** Dark where the section above ends in the dark too. */
  ground?: Ground | 'dark'
  /** On phones the notes lie behind this row. */
  fold?: string
  /** What is measured on the map, below its notes. */
  foot?: ReactNode
  /** The map, with its marks. */
  children?: ReactNode
} & ({ heading: string; note?: string } | { heading?: never; note?: never })

/** A sheet with lettered marks; what they stand for is written in the margin, in the same order. */
export function MarginMap(props: MarginMapProps) {
  return (
    <Sheet
      className="margin-map"
      id={props.id}
      data-space={props.space}
      data-lead={props.lead}
      ground={props.ground}
      {...(props.heading && { heading: props.heading, note: props.note })}
    >
      <div className="margin-map-body" data-notes={props.notesAt}>
        <div className="margin-map-sheet">
          {props.children}
          <p className="margin-map-caption note">{props.caption}</p>
        </div>
        <FoldedOnPhones summary={props.fold}>
          <ol className="margin-map-notes">
            {props.notes.map((note) => (
              <li key={note.mark}>
                <i className="margin-map-mark">{note.mark}</i>
                <div>
                  {props.heading ? <h3>{note.title}</h3> : <h2>{note.title}</h2>}
                  {note.stat && <p className="stat">{note.stat}</p>}
                  {note.file && <p className="margin-map-kind">{note.file.kind}</p>}
                  {note.links ? <Links links={note.links} /> : <p>{note.text}</p>}
                  {note.facts && (
                    <TermList
                      className="margin-map-facts"
                      terms={note.facts.map(({ term, value }) => ({ term, text: value }))}
                    />
                  )}
                  {note.file && <DownloadLink {...note.file} subject={note.title} />}
                </div>
                {note.file && <div className="margin-map-crop">{note.crop}</div>}
              </li>
            ))}
          </ol>
        </FoldedOnPhones>
      </div>
      {props.foot}
    </Sheet>
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

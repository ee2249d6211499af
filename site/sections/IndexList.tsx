import type { ReactNode } from 'react'
import { ActionLink } from '../ui/ActionLink.tsx'
import { DialogOpener } from '../ui/Dialog.tsx'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './IndexList.css'

type IndexEntry = {
  /** Anchor of the entry, for links that lead straight to it. */
  id?: string
  title: string
  text?: string
  /** A small picture before the row. */
  picture?: ReactNode
  /** What stands at the end of the row, where a book has the page number. */
  end:
    | { figure: string; scope?: string }
    | { link: { href: string; label: string; external?: string } }
    | { words: string }
    /** The dialog behind the row; `subject` ends its label for those who cannot see the row. */
    | { opens: string; label: string; subject: string }
    /** The whole row, opening in place: an `UnfoldingRow`, whose styles only its pages load. */
    | { unfolds: ReactNode }
}

type IndexListProps = {
  heading: string
  note?: string
  entries: readonly [IndexEntry, ...IndexEntry[]]
  /** On phones the rows lie behind this one. */
  fold?: string
  /** What holds for every row. */
  caption?: string
  /** Rows that open in place, or any drawing beside the heading. */
  aside?: ReactNode
  ground?: Ground
  /** `beside` sets the heading in the margin; `above` gives the rows the whole sheet. */
  head?: 'beside' | 'above'
}

/** Serif rows like a book's index: a title, a hairline, a figure or a link at its end. */
export function IndexList(props: IndexListProps) {
  const { heading, note, entries, caption, fold, aside, ground = 'ice', head = 'beside' } = props
  return (
    <Sheet className="index-list" ground={ground} data-head={head}>
      <div className="columns">
        <div className="index-list-head">
          <h2>{heading}</h2>
          {note && <p className="note">{note}</p>}
          {aside}
        </div>
        <div className="index-list-body">
          <FoldedOnPhones summary={fold}>
            <ol className="index-list-rows">
              {entries.map((entry) => (
                <li
                  key={entry.title}
                  id={entry.id}
                  className="index-entry"
                  data-picture={Boolean(entry.picture) || undefined}
                >
                  {'unfolds' in entry.end ? (
                    entry.end.unfolds
                  ) : (
                    <>
                      {entry.picture && <div className="index-entry-picture">{entry.picture}</div>}
                      <h3 className="index-entry-title">{entry.title}</h3>
                      <IndexEnd end={entry.end} />
                      {entry.text && <p className="index-entry-text">{entry.text}</p>}
                    </>
                  )}
                </li>
              ))}
            </ol>
          </FoldedOnPhones>
        </div>
        {caption && <p className="note index-list-caption">{caption}</p>}
      </div>
    </Sheet>
  )
}

type SettledEnd = Exclude<IndexEntry['end'], { unfolds: ReactNode }>

function IndexEnd({ end }: { end: SettledEnd }) {
  if ('opens' in end) {
    return (
      <p className="index-entry-end">
        <DialogOpener opens={end.opens} className="action action-text">
          <span>
            {end.label}
            <span className="sr-only"> {end.subject}</span>
          </span>
          <Icon name="plus" />
        </DialogOpener>
      </p>
    )
  }
  if ('link' in end) {
    return (
      <p className="index-entry-end">
        <ActionLink {...end.link} kind="text" />
      </p>
    )
  }
  if ('words' in end) return <p className="index-entry-end index-entry-words">{end.words}</p>
  return (
    <p className="index-entry-end">
      <b className="index-entry-figure">{end.figure}</b>
      {end.scope && <small className="index-entry-scope"> {end.scope}</small>}
    </p>
  )
}

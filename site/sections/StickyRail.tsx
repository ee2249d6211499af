import { Drawing } from '../graphics/frame/Drawing.tsx'
import type { RailDrawing } from '../graphics/frame/rail-drawing.ts'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './StickyRail.css'

type StickyRailProps = {
  heading: string
  note?: string
  /** Where the note leads. */
  link?: { href: string; label: string }
  /** At most five. */
  entries: readonly { title: string; stat?: string; text: string }[]
  drawing: RailDrawing
  caption: string
  ground?: Ground
}

/**
 * Numbered entries pass a drawing that stays and shows the part of the entry in view;
 * `behaviours/rail.ts` says which that is. Narrow, every entry has its own small drawing.
 */
export function StickyRail(props: StickyRailProps) {
  const { heading, note = '', link, entries, drawing, caption, ground = 'ice' } = props
  const { id, width, height, firstTop = 0, base, parts, shows } = drawing
  if (entries.length !== parts.length) {
    throw new Error(`The drawing ${id} needs one part for each entry.`)
  }
  return (
    <Sheet
      className="sticky-rail"
      ground={ground}
      data-shows={shows === 'one' ? 'one' : 'so-far'}
      data-rail={shows === 'one' ? 1 : entries.length}
      heading={heading}
      note={note}
      link={link}
    >
      {/* Drawn once: the rail and every entry refer to it. */}
      <svg className="sticky-rail-source" width="0" height="0" aria-hidden="true">
        <defs>
          <g id={`${id}-base`}>{base}</g>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its entry's number.
            <g key={index} id={`${id}-part-${index + 1}`}>
              {part}
            </g>
          ))}
        </defs>
      </svg>
      <div className="sticky-rail-body">
        <ol className="sticky-rail-entries">
          {entries.map((entry, index) => (
            <li key={entry.title} data-entry={index + 1}>
              <svg
                className="drawing sticky-rail-crop"
                viewBox={
                  index === 0
                    ? `0 ${firstTop} ${width} ${height - firstTop}`
                    : `0 0 ${width} ${height}`
                }
                aria-hidden="true"
              >
                <use href={`#${id}-base`} />
                {parts.map((_, part) =>
                  part === index || (shows === 'so far' && part < index) ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its entry's number.
                    <use key={part} href={`#${id}-part-${part + 1}`} />
                  ) : null,
                )}
              </svg>
              <p className="sticky-rail-number">{index + 1}</p>
              <h3>{entry.title}</h3>
              {entry.stat && <p className="stat">{entry.stat}</p>}
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
        <div className="sticky-rail-stage">
          <Drawing {...drawing}>
            <use href={`#${id}-base`} />
            {parts.map((_, index) => (
              <use
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its entry's number.
                key={index}
                href={`#${id}-part-${index + 1}`}
                data-part={index + 1}
              />
            ))}
          </Drawing>
          <p className="note sticky-rail-caption">{caption}</p>
        </div>
      </div>
    </Sheet>
  )
}

import { Tick } from '../graphics/Tick.tsx'
import { ActionLink } from '../ui/ActionLink.tsx'
import './Checklist.css'

type Line = {
  title: string
  text?: string
  /** Ticked where something of ours stands behind the line; a line without this has no box. */
  ticked?: boolean
} & (
  | {
      /** What the box says, in words. */
      status: string
    }
  /** Where the line is answered. */
  | { link: { href: string; label: string } }
)

type ChecklistProps = {
  heading: string
  note: string
  lines: readonly Line[]
  /** What a tick means here, or what to do with the lines where none has one. */
  legend?: string
  /** One figure in the margin that belongs to all lines. */
  beside?: { figure: string; unit: string; scope: string }
  ground?: 'ice' | 'white' | 'firn'
}

/** A ruled sheet: one line each, a box where the line has one, and a word that says why. */
export function Checklist(props: ChecklistProps) {
  const { heading, note, lines, legend, beside, ground = 'firn' } = props
  const boxes = lines.some(({ ticked }) => ticked !== undefined)
  return (
    <section className="sheet checklist" data-ground={ground}>
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <div className="checklist-head">
          <h2>{heading}</h2>
          {note && <p className="checklist-note">{note}</p>}
          {legend && (
            <p className="note checklist-legend">
              {lines.some(({ ticked }) => ticked) && <Tick ticked />} {legend}
            </p>
          )}
          {beside && (
            <div className="checklist-beside">
              <p className="figure">
                {beside.figure}
                <span className="figure-unit">{beside.unit}</span>
              </p>
              <p className="note">{beside.scope}</p>
            </div>
          )}
        </div>
        <ul className="checklist-lines" data-boxes={boxes || undefined}>
          {lines.map((line) => (
            <li key={line.title} data-ticked={line.ticked}>
              {line.ticked !== undefined && <Tick ticked={line.ticked} />}
              <div className="checklist-words">
                <h3>{line.title}</h3>
                {line.text && <p>{line.text}</p>}
              </div>
              {'link' in line ? (
                <div className="checklist-status">
                  <ActionLink {...line.link} kind="text" />
                </div>
              ) : (
                <p className="checklist-status">{line.status}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

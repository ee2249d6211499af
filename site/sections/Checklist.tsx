import { OpenMark } from '../graphics/marks/OpenMark.tsx'
import { Tick } from '../graphics/marks/Tick.tsx'
import { ActionLink } from '../ui/ActionLink.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './Checklist.css'

type Line = {
  title: string
  text?: string
  /** Ticked when it is held or done, open when it is settled with the reader; a line without this has no mark. */
  ticked?: boolean
  /** At the end of the line. */
  status?: string
  /** Where the line is answered. */
  link?: { href: string; label: string }
}

/** What a mark means here: `Ticked`, `in place already`. */
type Meaning = { mark: string; means: string }

/** What both marks mean; each line then says its own to those who do not see it. */
type Legend = { ticked: Meaning; open: Meaning }

type ChecklistProps = {
  heading: string
  note: string
  lines: readonly Line[]
  /** What a tick means here, or what to do with the lines where none has one. */
  legend?: string | Legend
  /** One figure in the margin that belongs to all lines. */
  beside?: { figure: string; unit: string; scope: string } | ''
  ground?: Ground
}

/** A ruled sheet: one line each, a mark where the line has one, and a word that says why. */
export function Checklist(props: ChecklistProps) {
  const { heading, note, lines, legend, beside, ground = 'firn' } = props
  const marked = lines.some(({ ticked }) => ticked !== undefined)
  const meanings = typeof legend === 'object' ? legend : undefined
  return (
    <Sheet className="checklist" ground={ground}>
      <div className="columns">
        <div className="checklist-head">
          <h2>{heading}</h2>
          {note && <p className="checklist-note">{note}</p>}
          {typeof legend === 'string' && legend && (
            <p className="note checklist-legend">
              {lines.some(({ ticked }) => ticked) && <Tick ticked />} {legend}
            </p>
          )}
          {meanings && <LegendLines {...meanings} />}
          {beside && (
            <div className="checklist-beside">
              <p className="figure">
                {beside.figure}
                <span className="figure-unit"> {beside.unit}</span>
              </p>
              {beside.scope && <p className="note">{beside.scope}</p>}
            </div>
          )}
        </div>
        <ul className="checklist-lines" data-boxes={marked || undefined}>
          {lines.map((line) => (
            <li key={line.title} data-ticked={line.ticked}>
              {line.ticked !== undefined && (line.ticked ? <Tick ticked /> : <OpenMark />)}
              <div className="checklist-words">
                <h3>
                  {line.title}
                  {meanings && line.ticked !== undefined && (
                    <span className="sr-only">
                      , {(line.ticked ? meanings.ticked : meanings.open).means}
                    </span>
                  )}
                </h3>
                {line.text && <p>{line.text}</p>}
              </div>
              {(line.status || line.link) && (
                <div className="checklist-status">
                  {line.status && <p>{line.status}</p>}
                  {line.link && <ActionLink {...line.link} kind="text" />}
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function LegendLines({ ticked, open }: Legend) {
  return (
    <>
      <p className="note checklist-legend">
        <Tick ticked /> {ticked.mark}: {ticked.means}.
      </p>
      <p className="note checklist-legend">
        <OpenMark /> {open.mark}: {open.means}.
      </p>
    </>
  )
}

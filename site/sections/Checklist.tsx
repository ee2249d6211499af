import { OpenMark } from '../graphics/OpenMark.tsx'
import { Tick } from '../graphics/Tick.tsx'
import { ActionLink } from '../ui/ActionLink.tsx'
import './Checklist.css'

type Line = {
  title: string
  text?: string
  /** Ticked when it is held or done, open when it is settled with the reader; left out, the line has no mark. */
  ticked?: boolean
} & (
  | {
      /** At the end of the line. */
      status?: string
    }
  /** Where the line is answered. */
  | { link: { href: string; label: string } }
)

/** What a mark means here: `Ticked`, `in place already`. */
type MarkMeaning = { mark: string; means: string }

type Legend = { ticked: MarkMeaning; open?: MarkMeaning }

type ChecklistProps = {
  heading: string
  note: string
  lines: readonly Line[]
  /** Only where lines have marks. */
  legend?: string | Legend
  /** One figure in the margin that belongs to all lines. */
  beside?: { figure: string; unit: string; scope: string } | ''
  ground?: 'ice' | 'white' | 'firn'
}

/** A ruled sheet: one line each, with a mark where it has one, and a word or a link at its end. */
export function Checklist(props: ChecklistProps) {
  const { heading, note, lines, legend, beside, ground = 'firn' } = props
  const marked = lines.some(({ ticked }) => ticked !== undefined)
  const meaning = typeof legend === 'object' ? legend : undefined
  return (
    <section className="sheet checklist" data-ground={ground}>
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <div className="checklist-head">
          <h2>{heading}</h2>
          {note && <p className="checklist-note">{note}</p>}
          {typeof legend === 'string' && legend && (
            <p className="note checklist-legend">
              <Tick ticked /> {legend}
            </p>
          )}
          {meaning && <LegendLines {...meaning} />}
          {beside && (
            <div className="checklist-beside">
              <p className="figure">
                {beside.figure}
                <span className="figure-unit">{beside.unit}</span>
              </p>
              {beside.scope && <p className="note">{beside.scope}</p>}
            </div>
          )}
        </div>
        <ul className="checklist-lines" data-marked={marked || undefined}>
          {lines.map((line) => (
            <li key={line.title} data-ticked={line.ticked}>
              {marked && <Mark ticked={line.ticked} />}
              <div>
                <h3>
                  {line.title}
                  {meaning && <span className="sr-only">, {meansOf(meaning, line.ticked)}</span>}
                </h3>
                {line.text && <p>{line.text}</p>}
              </div>
              {'link' in line ? (
                <div className="checklist-status">
                  <ActionLink {...line.link} kind="text" />
                </div>
              ) : (
                line.status && <p className="checklist-status">{line.status}</p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Mark({ ticked }: Pick<Line, 'ticked'>) {
  if (ticked === undefined) return <span />
  return ticked ? <Tick ticked /> : <OpenMark />
}

function LegendLines({ ticked, open }: Legend) {
  return (
    <>
      <p className="note checklist-legend">
        <Tick ticked /> {ticked.mark}: {ticked.means}.
      </p>
      {open && (
        <p className="note checklist-legend">
          <OpenMark /> {open.mark}: {open.means}.
        </p>
      )}
    </>
  )
}

const meansOf = ({ ticked, open }: Legend, isTicked?: boolean) =>
  isTicked ? ticked.means : open?.means

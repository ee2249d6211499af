import type { ComponentType } from 'react'
import { Counter } from '../ui/Counter.tsx'
import type { Count } from '../ui/count-format.ts'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './CountField.css'

type CountFieldProps<Words> = {
  heading: string
  note: string
  /** Where the note leads. */
  link?: { href: string; label: string }
  /** Above the field, which counts the same; a number counts up, a text stands as it is. */
  figures?: readonly { figure: Count | string; unit: string; scope: string }[]
  /** What both drawings count and say. */
  drawing: Words
  /** Whether the field runs on to the edges of the window. */
  edgeToEdge?: boolean
  /** The counted marks across the sheet. */
  across: ComponentType<{ words: Words }>
  /** The same count with fewer marks a row, for narrow screens. */
  upright: ComponentType<{ words: Words }>
  /** One mark by itself, and what it stands for. */
  mark: ComponentType
  unit: string
  /** What the count says at a second look. */
  margin?: { term: string; text: string }
  /** What is counted, and how anything derived was reckoned. */
  caption?: string
  ground?: Ground | 'dark'
}

/** A quantity as so many marks, each of them one unit: large numbers can be seen, and counted. */
export function CountField<Words>(props: CountFieldProps<Words>) {
  const { heading, note, link, figures, drawing, unit, margin, caption, ground = 'white' } = props
  const { across: Across, upright: Upright, mark: Mark } = props
  const edge = props.edgeToEdge ? 'edge-to-edge' : ''
  return (
    <Sheet className="count-field" ground={ground} heading={heading} note={note} link={link}>
      {figures && (
        <ul className="count-field-figures">
          {figures.map(({ figure, unit: of, scope }) => (
            <li key={scope}>
              <p className="figure">
                {typeof figure === 'string' ? figure : <Counter {...figure} />}
                <span className="figure-unit"> {of}</span>
              </p>
              {scope && <p className="note">{scope}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className={`count-field-across ${edge}`.trim()}>
        <Across words={drawing} />
      </div>
      <div className={`count-field-upright ${edge}`.trim()}>
        <Upright words={drawing} />
      </div>
      <div className="columns count-field-foot">
        <div className="count-field-unit">
          <Mark />
          <p>{unit}</p>
        </div>
        {margin && (
          <div className="count-field-margin">
            <h3>{margin.term}</h3>
            <p>{margin.text}</p>
          </div>
        )}
        {caption && <p className="note count-field-caption">{caption}</p>}
      </div>
    </Sheet>
  )
}

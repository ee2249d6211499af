import type { CSSProperties, ReactNode } from 'react'
import { Drawing } from '../graphics/frame/Drawing.tsx'
import { Leader } from '../graphics/frame/Leader.tsx'
import type { SpecimenDrawing, SpecimenLabel } from '../graphics/frame/specimen-drawing.ts'
import { FoldedOnPhones } from '../ui/FoldedOnPhones.tsx'
import { type Ground, Sheet } from '../ui/Sheet.tsx'
import './Specimen.css'

type SpecimenProps = {
  heading: string
  note: string
  /** As many as the drawing has labels, in their order. */
  parts: readonly { name: string; text: string }[]
  drawing: SpecimenDrawing
  /** What is to scale and what is not. */
  caption: string
  /** On phones the drawing and its parts lie behind this row. */
  fold?: string
  ground?: Ground
  /** Stands below the drawing: what one more number says about the object. */
  children?: ReactNode
}

/**
 * One object with a leader to each of its parts. Labels are text of the page, laid over the drawing
 * in its own coordinates, so that they keep their size; narrow, numbers stand on it instead.
 */
export function Specimen(props: SpecimenProps) {
  const { heading, note, parts, drawing, caption, fold, ground = 'white', children } = props
  const { labels, narrow } = drawing
  if (parts.length !== labels.length || (narrow && parts.length !== narrow.marks.length)) {
    throw new Error(`The drawing ${drawing.id} needs one label and one mark for each part.`)
  }
  return (
    <Sheet ground={ground} heading={heading} note={note}>
      <FoldedOnPhones summary={fold}>
        <div className="specimen">
          <div className="specimen-plate" data-redrawn={narrow ? '' : undefined}>
            <Drawing {...drawing}>
              {drawing.art}
              <g className="specimen-leaders">
                {labels.map(({ at, from = at, via, to }) => (
                  <Leader key={String(to)} from={from} {...(via && { via })} to={to} />
                ))}
              </g>
            </Drawing>
            <Numbers {...drawing} marks={labels.map((label) => label.to)} />
          </div>
          {narrow && (
            <div className="specimen-narrow">
              <Drawing {...drawing} {...narrow} id={`${drawing.id}-narrow`}>
                {narrow.art}
              </Drawing>
              <Numbers {...narrow} />
            </div>
          )}
          <ol className="specimen-parts">
            {parts.map((part, index) => (
              <li key={part.name} {...labelPlace(drawing, labels[index])}>
                <h3>{part.name}</h3>
                <p>{part.text}</p>
              </li>
            ))}
          </ol>
        </div>
        {children}
        <p className="note specimen-caption">{caption}</p>
      </FoldedOnPhones>
    </Sheet>
  )
}

type NumbersProps = {
  width: number
  height: number
  marks: readonly (readonly [x: number, y: number])[]
}

function Numbers({ width, height, marks }: NumbersProps) {
  return (
    <div className="specimen-numbers" aria-hidden="true">
      {marks.map(([x, y], index) => (
        <span key={`${x} ${y}`} style={share(x / width, y / height)}>
          {index + 1}
        </span>
      ))}
    </div>
  )
}

function share(x: number, y: number): CSSProperties {
  return { '--x': `${(x * 100).toFixed(2)}%`, '--y': `${(y * 100).toFixed(2)}%` }
}

function labelPlace({ width, height }: SpecimenDrawing, label?: SpecimenLabel) {
  if (!label) return {}
  const start = label.align ? label.at[0] - label.width : label.at[0]
  const run = { '--run': `${((label.width / width) * 100).toFixed(2)}%` }
  return {
    style: { ...share(start / width, label.at[1] / height), ...run },
    'data-hang': label.hang,
    'data-align': label.align,
  }
}

import type { ReactNode } from 'react'
import { Counter } from '../ui/Counter.tsx'
import { type Count, countedUp } from '../ui/count-format.ts'
import { unbroken } from '../ui/unbroken.ts'
import './CountField.css'

type CountFieldProps = {
  heading: string
  note: string
  /** Above the field, where it counts what these state; counted up, or as stated when written in full. */
  figures?: readonly { figure: Count | string; unit: string; scope: string }[]
  /** The counted marks across the sheet. */
  field: ReactNode
  /** The same count with fewer marks a row, for narrow screens. */
  upright: ReactNode
  /** One mark, and what it stands for. */
  unit: { mark: ReactNode; text: string }
  /** What the count says at a second look. */
  margin?: { term: string; text: string }
  /** What is counted, and how anything derived was reckoned. */
  caption: string
  ground?: 'ice' | 'white' | 'firn' | 'dark'
}

/** A quantity as so many marks, each one stated unit: large numbers can be seen, and counted. */
export function CountField(props: CountFieldProps) {
  const { heading, note, figures, field, upright, unit, margin, caption, ground = 'white' } = props
  const moves = countedUp(figures?.map(({ figure: one }) => one) ?? [])
  return (
    <section className="sheet count-field" data-ground={ground}>
      <i className="neatline" aria-hidden="true" />
      <div className="columns">
        <h2 className="section-head">{heading}</h2>
        {note && <p className="section-note note">{note}</p>}
      </div>
      {figures && (
        <ul className="count-field-figures">
          {figures.map(({ figure, unit: of, scope }) => (
            <li key={scope}>
              <p className="figure">
                {typeof figure === 'string' ? figure : <Counter {...figure} moves={moves} />}{' '}
                <span className="figure-unit">{of}</span>
              </p>
              {scope && <p className="note">{scope}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="count-field-across">{field}</div>
      <div className="count-field-upright">{upright}</div>
      <div className="columns count-field-foot">
        <div className="count-field-unit">
          {unit.mark}
          <p>{unit.text}</p>
        </div>
        {margin && (
          <div className="count-field-margin">
            <h3>{margin.term}</h3>
            <p>{unbroken(margin.text)}</p>
          </div>
        )}
        {caption && <p className="note count-field-caption">{unbroken(caption)}</p>}
      </div>
    </section>
  )
}

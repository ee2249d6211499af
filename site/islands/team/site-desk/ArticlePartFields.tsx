import { useState } from 'react'
import { describedBy, Field } from '../../../ui/Field.tsx'
import { type ArticlePart, asParagraphs, asTyped } from './article-parts.ts'

type ArticlePartFieldsProps = {
  part: ArticlePart
  place: number
  isLast: boolean
  errorAt: (key: string) => string | undefined
  onChange: (part: ArticlePart) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A part of an article: its heading, which the first one goes without, and its paragraphs. */
export function ArticlePartFields(props: ArticlePartFieldsProps) {
  const { part, place, isLast, errorAt, onChange, onMove, onRemove } = props
  const [typed, setTyped] = useState(asTyped(part))
  // What is typed has an end that the paragraphs have not; it stays until they say something else.
  const same = JSON.stringify(asParagraphs(typed)) === JSON.stringify(part.paragraphs)
  const text = same ? typed : asTyped(part)
  const wrong = part.paragraphs
    .map((_, nth) => errorAt(`parts.${place}.paragraphs.${nth}`))
    .find(Boolean)
  const heading = {
    name: `part-${place}-heading`,
    label: place === 0 ? 'Heading; the first part opens without one' : 'Heading',
    error: errorAt(`parts.${place}.heading`),
  }
  const words = {
    name: `part-${place}-text`,
    label: 'Text',
    error: errorAt(`parts.${place}.paragraphs`) ?? wrong,
  }

  return (
    <fieldset className="desk-rows desk-part">
      <legend>Part {place + 1}</legend>
      <Field {...heading}>
        <input
          id={heading.name}
          value={part.heading ?? ''}
          maxLength={60}
          autoComplete="off"
          aria-invalid={heading.error ? true : undefined}
          aria-describedby={describedBy(heading)}
          onChange={({ target }) => onChange({ ...part, heading: target.value })}
        />
      </Field>
      <Field {...words}>
        <textarea
          id={words.name}
          rows={Math.min(16, Math.max(4, Math.ceil(text.length / 80) + 1))}
          value={text}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(words)}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange({ ...part, paragraphs: asParagraphs(target.value) })
          }}
        />
      </Field>
      <div className="desk-actions">
        {place > 0 && (
          <button type="button" className="action action-text" onClick={() => onMove(-1)}>
            Up<span className="sr-only">: part {place + 1}</span>
          </button>
        )}
        {!isLast && (
          <button type="button" className="action action-text" onClick={() => onMove(1)}>
            Down<span className="sr-only">: part {place + 1}</span>
          </button>
        )}
        <button type="button" className="action action-text" onClick={onRemove}>
          Remove<span className="sr-only"> part {place + 1}</span>
        </button>
      </div>
    </fieldset>
  )
}

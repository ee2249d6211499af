import type { DeskField } from '../../../../contract/site-desk.ts'
import { longestText } from '../../../../contract/site-desk.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { asText, currentOf, labelOf, lengthOf } from './field-words.ts'

type WordFieldProps = {
  field: DeskField
  /** What is typed, where it is not saved yet. */
  edit: string | undefined
  /** What somebody else has saved since this page was opened. */
  theirs: string | undefined
  error: string | undefined
  onEdit: (text: string) => void
  /** Gives up what is typed or drafted. */
  onReset: () => void
}

/** One text: what it says, how long it may be, what its placeholders print, what is wrong with it. */
export function WordField({ field, edit, theirs, error, onEdit, onReset }: WordFieldProps) {
  const { key, longest, placeholders } = field
  const published = asText(field.published)
  const text = edit ?? asText(currentOf(field))
  const length = lengthOf(text)
  const tooLong = longest !== undefined && length > longest
  const said = error ?? (tooLong ? `${length} characters, at most ${longest}` : undefined)
  const id = `text-${key}`
  return (
    <div className="field desk-field" data-wrong={said ? '' : undefined}>
      <label htmlFor={id} id={`${id}-label`}>
        {labelOf(key)}
        {longest !== undefined && (
          <span>
            {length} of {longest}
          </span>
        )}
      </label>
      <textarea
        id={id}
        name={key}
        value={text}
        maxLength={longestText}
        rows={Math.min(8, Math.ceil(text.length / 70))}
        aria-invalid={said ? true : undefined}
        aria-describedby={`${id}-help${said ? ` ${id}-error` : ''}`}
        onChange={({ target }) => onEdit(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      <div id={`${id}-help`}>
        {placeholders.length > 0 && (
          <ul className="desk-placeholders">
            {placeholders.map(({ name, prints }) => (
              <li key={name}>
                <code>{`{${name}}`}</code> prints {prints}
              </li>
            ))}
          </ul>
        )}
        {field.behind && (
          <p className="desk-theirs">
            {field.behind.why === 'changed'
              ? 'English has changed since this was translated. It says now'
              : 'Nobody has compared this with English yet, which says'}
            : “<span lang="en">{field.behind.english}</span>”
          </p>
        )}
        {text !== published && (
          <p className="desk-published">
            Published: {published || 'nothing'}{' '}
            <button type="button" className="action action-text" onClick={onReset}>
              Take it back<span className="sr-only"> for {labelOf(key)}</span>
            </button>
          </p>
        )}
        {field.overtaken !== undefined && (
          <p className="desk-theirs">
            The published text has changed since this draft began from “{asText(field.overtaken)}”.
          </p>
        )}
        {theirs !== undefined && <p className="desk-theirs">Saved meanwhile: “{theirs}”</p>}
      </div>
      <FieldError name={id} error={said} />
    </div>
  )
}

import { longestFact } from '../../../../contract/owner-settings.ts'
import type { DeskValue } from '../../../../contract/site-desk.ts'
import { FieldError } from '../../../ui/Field.tsx'
import type { FactField } from './fact-fields.ts'
import type { DraftInHand } from './use-draft.ts'

type RowsFactProps = { field: Extract<FactField, { kind: 'rows' }>; draft: DraftInHand }
type Row = Readonly<Record<string, DeskValue>>

/** Several facts of one kind, each of a few lines: certificates, references. */
export function RowsFact({ field, draft }: RowsFactProps) {
  const { key, label, hint, row, columns } = field
  const value = draft.valueOf(key)
  const rows = (Array.isArray(value) ? value : []) as readonly Row[]
  const error = draft.errorAt(key)
  const put = (next: readonly Row[]) => draft.put(key, next)

  function write(place: number, name: string, text: string): void {
    put(
      rows.map((each, at) => {
        if (at !== place) return each
        const { [name]: _, ...others } = each
        return text === '' ? others : { ...others, [name]: text }
      }),
    )
  }

  return (
    <fieldset className="desk-rows" aria-describedby={`fact-${key}-hint`}>
      <legend>{label}</legend>
      <p className="field-hint" id={`fact-${key}-hint`}>
        {hint}
      </p>
      {rows.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and stay in their order.
        <div key={place} className="desk-row">
          {columns.map(({ name, label: column, required }) => {
            const id = `fact-${key}-${place}-${name}`
            const text = each[name]
            return (
              <div className="field" key={name}>
                <label htmlFor={id}>
                  {column}
                  {required && <em aria-hidden="true">*</em>}
                </label>
                <input
                  id={id}
                  value={typeof text === 'string' ? text : ''}
                  maxLength={longestFact}
                  autoComplete="off"
                  onChange={({ target }) => write(place, name, target.value)}
                />
              </div>
            )
          })}
          <button
            type="button"
            className="action action-text"
            onClick={() => put(rows.filter((_, at) => at !== place))}
          >
            Remove
            <span className="sr-only">
              {' '}
              {row} {place + 1}
            </span>
          </button>
        </div>
      ))}
      <FieldError name={`fact-${key}`} error={error} />
      <button type="button" className="action action-text" onClick={() => put([...rows, {}])}>
        Add a {row}
      </button>
    </fieldset>
  )
}

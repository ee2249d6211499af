import { FieldError } from '../../../ui/Field.tsx'
import type { FactField } from './fact-fields.ts'
import type { DraftInHand } from './use-draft.ts'

type ChoicesFactProps = { field: Extract<FactField, { kind: 'choices' }>; draft: DraftInHand }

/** What is on and what is off, a box each; kept in the order in which they are listed. */
export function ChoicesFact({ field, draft }: ChoicesFactProps) {
  const { key, label, hint, choices } = field
  const value = draft.valueOf(key)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []

  function tick(changed: string, on: boolean): void {
    const values = choices.map((choice) => choice.value)
    draft.put(
      key,
      values.filter((each) => (each === changed ? on : chosen.includes(each))),
    )
  }

  return (
    <fieldset className="desk-choices" aria-describedby={`fact-${key}-hint`}>
      <legend>{label}</legend>
      <p className="field-hint" id={`fact-${key}-hint`}>
        {hint}
      </p>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => tick(choice.value, target.checked)}
          />
          {choice.label}
        </label>
      ))}
      <FieldError name={`fact-${key}`} error={draft.errorAt(key)} />
    </fieldset>
  )
}

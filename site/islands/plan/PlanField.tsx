import { planFields } from '../../../contract/plan-address.ts'
import { describedBy, Field } from '../../ui/Field.tsx'

/** Ids of their own: a page has an anchor `people`, too. */
export const controlId = (field: keyof typeof planFields) => `plan-${planFields[field]}`

/** What is wrong with a field, in words. */
export type FieldSentences = Partial<Record<keyof typeof planFields, string>>

type PlanFieldProps = {
  field: keyof typeof planFields
  label: string
  hint?: string
  initial?: string
  decimal?: boolean
  errors: FieldSentences
  required?: boolean
}

/** A number as people type it; its value stays in the document, so what is typed before the script runs is kept. */
export function PlanField({
  field,
  label,
  hint,
  initial,
  decimal,
  errors,
  required,
}: PlanFieldProps) {
  const name = planFields[field]
  const error = errors[field]
  const words = {
    name: controlId(field),
    label,
    ...(hint && { hint }),
    ...(error && { error }),
    ...(required && { required }),
  }
  return (
    <Field {...words}>
      <input
        id={words.name}
        name={name}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        maxLength={14}
        defaultValue={initial}
        // What stands there as an example is typed over.
        onFocus={({ currentTarget: input }) => {
          if (initial && input.value === initial) input.select()
        }}
        autoComplete="off"
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(words)}
      />
    </Field>
  )
}

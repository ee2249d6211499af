import { describedBy, Field, type FieldWords } from './Field.tsx'

/** Several lines of text. */
export function TextArea({ maxLength, ...field }: FieldWords & { maxLength: number }) {
  return (
    <Field {...field}>
      <textarea
        id={field.name}
        name={field.name}
        maxLength={maxLength}
        rows={6}
        aria-required={field.required}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  )
}

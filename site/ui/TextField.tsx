import type { HTMLInputAutoCompleteAttribute } from 'react'
import { describedBy, Field, type FieldWords } from './Field.tsx'

type TextFieldProps = FieldWords & {
  type?: 'text' | 'email' | 'tel' | 'password'
  maxLength: number
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** One line of text. The value stays in the document, so what is typed before hydration is kept. */
export function TextField({ type = 'text', maxLength, autoComplete, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <input
        id={field.name}
        name={field.name}
        type={type}
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-required={field.required}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </Field>
  )
}

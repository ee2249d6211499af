import type { FormField } from '../../../contract/field-controls.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { describedBy, Field } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MonthField } from './MonthField.tsx'

type LeadFieldProps = Omit<FormField, 'part'> & {
  error?: string | undefined
  /** Absent where a group says for all its fields that they are optional. */
  optional?: string
  words: LeadWords
}

/** A field as its kind asks for it. The value stays in the document: what is typed before hydration is kept. */
export function LeadField({ control, placeholder, words, ...field }: LeadFieldProps) {
  const { name, error } = field
  const described = { id: name, name, 'aria-describedby': describedBy(field) }
  switch (control.kind) {
    case 'line':
      return <TextField {...field} {...control} />
    case 'text':
      return <TextArea {...field} maxLength={control.maxLength} />
    case 'month':
      return <MonthField {...field} placeholder={placeholder} words={words} />
    case 'choice':
      return (
        <Field {...field}>
          <NativeSelect
            {...described}
            defaultValue=""
            placeholder={placeholder ?? ''}
            options={Object.entries(control.options).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      )
    case 'number':
      return (
        <Field {...field}>
          <input
            {...described}
            type="number"
            inputMode="numeric"
            min={1}
            max={control.most}
            step={1}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
          />
        </Field>
      )
    case 'plan':
      // A text that is not shown: unlike a hidden field it empties with its form.
      return (
        <input type="text" name={name} className="sr-only" tabIndex={-1} aria-hidden readOnly />
      )
  }
}

import { Fragment, type ReactNode } from 'react'
import type { LeadKind } from '../../../contract/lead-fields.ts'
import { formFields } from '../../../contract/lead-forms.ts'
import type { LeadWords } from '../../../contract/words/contract-words.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { LeadField } from './LeadField.tsx'
import type { useLeadForm } from './use-lead-form.ts'

type LeadFieldsProps = {
  kind: LeadKind
  state: ReturnType<typeof useLeadForm>
  words: LeadWords
  /** What the message needs. */
  messageHint: string
  /** Stands in the place of the fields that a quote needs. */
  quotePart?: ReactNode
}

/** Every field of a form, in its order. */
export function LeadFields({ kind, state, words, messageHint, quotePart }: LeadFieldsProps) {
  const fields = formFields(kind, words)
  const quoteFrom = fields.find(({ part }) => part === 'quote')
  return fields.map((field) => {
    const { name, label, placeholder, required, control, part } = field
    const error = state.errors[name]
    if (part) return field === quoteFrom && <Fragment key={part}>{quotePart}</Fragment>
    if (control.kind === 'choice' && name === state.choiceName) {
      return (
        <SelectField
          key={name}
          name={name}
          label={label}
          placeholder={placeholder ?? ''}
          options={Object.entries(control.options).map(([value, label]) => ({ value, label }))}
          value={state.choice}
          onChange={state.choose}
          error={error}
          required={required}
        />
      )
    }
    const hint = control.kind === 'text' ? messageHint : field.hint
    return <LeadField key={name} {...field} words={words} hint={hint} error={error} />
  })
}

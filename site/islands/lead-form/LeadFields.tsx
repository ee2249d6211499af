import { Fragment, type ReactNode } from 'react'
import { standForMessage } from '../../../contract/extras.ts'
import type { FormPart } from '../../../contract/field-controls.ts'
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
  /** What stands in the place of the fields of each part. */
  parts?: Partial<Record<FormPart, ReactNode>>
}

/** Every field of a form, in its order. */
export function LeadFields({ kind, state, words, messageHint, parts }: LeadFieldsProps) {
  const fields = formFields(kind, words)
  return fields.map((field) => {
    const { name, label, placeholder, required, control, part } = field
    const error = state.errors[name]
    if (part) {
      const begins = fields.find((each) => each.part === part) === field
      return begins && <Fragment key={part}>{parts?.[part]}</Fragment>
    }
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
          optional={words.form.optional}
          required={required}
        />
      )
    }
    const isMessage = control.kind === 'text'
    return (
      <LeadField
        key={name}
        {...field}
        words={words}
        optional={words.form.optional}
        hint={isMessage ? messageHint : field.hint}
        required={required && !(isMessage && standForMessage(state.extras))}
        error={error}
      />
    )
  })
}

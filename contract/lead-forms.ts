/** What each form holds, from the tables of `lead-fields.ts`. */
import type { FormField } from './field-controls.ts'
import {
  controlName,
  extraRows,
  type LeadKind,
  type SpecifiedField,
  specifiedFields,
} from './lead-fields.ts'

/** The keys of a form's payload, in reading order. */
export function payloadNames(kind: LeadKind): readonly string[] {
  return specifiedRows(kind).map(([name]) => name)
}

/** Every field in reading order: who writes and about what, the extra fields, the message. */
export function formFields(kind: LeadKind): readonly FormField[] {
  const specified = specifiedRows(kind).map(([name, { forms, ...field }]): FormField => {
    return { ...field, name, required: forms[kind] === 'required' }
  })
  const extras = extraRows.flatMap(([name, { forms, ...field }]): FormField[] =>
    forms.includes(kind) ? [{ ...field, name: controlName(name), required: false }] : [],
  )
  const isMessage = ({ control }: FormField) => control.kind === 'text'
  return [
    ...specified.filter((field) => !isMessage(field)),
    ...extras,
    ...specified.filter(isMessage),
  ]
}

function specifiedRows(kind: LeadKind) {
  const rows = Object.entries(specifiedFields) as [string, SpecifiedField][]
  return rows.filter(([, { forms }]) => forms[kind])
}

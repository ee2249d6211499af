/** What each form holds, from the tables of `lead-fields.ts`. */
import { type Control, type FormField, optionLabels } from './field-controls.ts'
import {
  controlName,
  type ExtraName,
  extraRows,
  type LeadKind,
  type SpecifiedField,
  specifiedFields,
} from './lead-fields.ts'
import type { LeadWords } from './words/contract-words.ts'

type FieldName = keyof typeof specifiedFields | ExtraName
type FieldWords = Pick<FormField, 'label' | 'hint' | 'placeholder'>

/** The keys of a form's payload, in reading order. */
export function payloadNames(kind: LeadKind): readonly string[] {
  return specifiedRows(kind).map(([name]) => name)
}

/** Every field in reading order: who writes and about what, the extra fields, the message. */
export function formFields(kind: LeadKind, words: LeadWords): readonly FormField[] {
  const named: Readonly<Record<FieldName, FieldWords>> = words.fields
  const shown = (name: FieldName, control: Control): Omit<FormField, 'name' | 'required'> => ({
    ...named[name],
    control:
      control.kind === 'choice' ? { ...control, options: optionLabels(name, words) } : control,
  })
  const specified = specifiedRows(kind).map(([name, { forms, control }]): FormField => {
    return { ...shown(name, control), name, required: forms[kind] === 'required' }
  })
  const extras = extraRows.flatMap(
    ([name, { forms, control, parts = [undefined] }]): FormField[] =>
      forms.includes(kind)
        ? parts.map((part) => ({
            ...shown(name, control),
            name: controlName(name, part),
            required: false,
            ...(part && { part }),
          }))
        : [],
  )
  const isMessage = ({ control }: FormField) => control.kind === 'text'
  return [
    ...specified.filter((field) => !isMessage(field)),
    ...extras,
    ...specified.filter(isMessage),
  ]
}

function specifiedRows(kind: LeadKind) {
  const rows = Object.entries(specifiedFields) as [keyof typeof specifiedFields, SpecifiedField][]
  return rows.filter(([, { forms }]) => forms[kind])
}

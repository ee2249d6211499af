import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { english } from '../tests/support/english.ts'
import { contactFields, partnershipFields } from '../tests/support/lead-calls.ts'
import { contactMessage } from './contact-message.ts'
import { controlName, extraRows, specifiedFields } from './lead-fields.ts'
import { formFields, payloadNames } from './lead-forms.ts'
import { partnershipInquiry } from './partnership-inquiry.ts'

describe.each([
  ['contact', contactMessage(english.lead), contactFields()],
  ['partnership', partnershipInquiry(english.lead), partnershipFields()],
] as const)('the table and the payload of the %s form', (kind, schema, sent) => {
  const fields = formFields(kind, english.lead)
  const takes = (changes: Record<string, unknown>) =>
    v.safeParse(schema, { ...sent, ...changes }).success

  test('name the same six fields', () => {
    expect(payloadNames(kind).toSorted()).toEqual(Object.keys(schema.entries).toSorted())
    expect(payloadNames(kind)).toHaveLength(6)
  })

  test('demand the same ones', () => {
    for (const name of payloadNames(kind)) {
      const { required } = fields.find((field) => field.name === name) ?? {}
      expect(takes({ [name]: undefined }), name).toBe(!required)
      expect(takes({ [name]: '' }), name).toBe(!required)
    }
  })

  test('agree on lengths and options', () => {
    for (const name of payloadNames(kind)) {
      const { control } = specifiedFields[name as keyof typeof specifiedFields]
      if (control.kind === 'choice') {
        for (const option of control.options) expect(takes({ [name]: option })).toBe(true)
        expect(takes({ [name]: 'nothing of ours' })).toBe(false)
      } else if (name !== 'email') {
        expect(takes({ [name]: 'x'.repeat(control.maxLength) }), name).toBe(true)
        expect(takes({ [name]: 'x'.repeat(control.maxLength + 1) }), name).toBe(false)
      }
    }
  })

  test('are told apart from the extra fields by their names', () => {
    const names = fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const [name, { forms }] of extraRows) {
      expect(names.includes(controlName(name))).toBe(forms.some((form) => form === kind))
      expect(Object.keys(specifiedFields)).not.toContain(name)
    }
  })
})

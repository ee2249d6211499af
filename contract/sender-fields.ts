/**
 * Who writes, the same for both forms, for the page that answers without script and for the
 * schemas: one list of names, labels, limits and what the browser may fill in.
 */
import { fieldLabels } from './field-labels.ts'
import { email, limits, optionalLine, requiredLine } from './fields.ts'

/** One line that a sender fills in. */
export type SenderField = {
  name: 'firstName' | 'lastName' | 'email' | 'organization'
  label: string
  hint?: string
  required: boolean
  control: 'text' | 'email'
  autocomplete: 'given-name' | 'family-name' | 'email' | 'organization'
  /** UTF-16 code units, as the `maxlength` attribute counts them. */
  maxLength: number
}

/** In reading order; only a partner has to name the organisation. */
export function senderFields(form: 'contact' | 'partnership'): readonly SenderField[] {
  return [
    line('firstName', 'given-name', limits.name),
    line('lastName', 'family-name', limits.name),
    {
      ...line('email', 'email', limits.email),
      hint: 'We reply to this address and use it for nothing else.',
      control: 'email',
    },
    {
      ...line('organization', 'organization', limits.organization),
      required: form === 'partnership',
    },
  ]
}

function line(
  name: SenderField['name'],
  autocomplete: SenderField['autocomplete'],
  maxLength: number,
): SenderField {
  return {
    name,
    label: fieldLabels[name],
    required: true,
    control: 'text',
    autocomplete,
    maxLength,
  }
}

const organization = ['your organisation', limits.organization] as const

/** What the schemas of both forms begin with. */
export const senderEntries = {
  firstName: requiredLine('your first name', limits.name),
  lastName: requiredLine('your last name', limits.name),
  email,
}

export const optionalOrganization = optionalLine(...organization)
export const requiredOrganization = requiredLine(...organization)

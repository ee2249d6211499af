import { topics } from '../../contract/contact-message.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import { limits } from '../../contract/fields.ts'
import { partnershipTypeLabels, topicLabels } from '../../contract/option-labels.ts'
import { partnershipTypes } from '../../contract/partnership-inquiry.ts'
import type { EnquiryKind } from '../leads/enquiry.ts'

/** One control of the form that the server shows again when a post was refused. */
export type FormField = { name: string; label: string; required: boolean } & (
  | { control: 'text' | 'email'; autocomplete: string; maxLength: number }
  | { control: 'message'; maxLength: number }
  | { control: 'select'; options: readonly (readonly [value: string, label: string])[] }
)

const person: readonly FormField[] = [
  {
    name: 'firstName',
    label: fieldLabels.firstName,
    required: true,
    control: 'text',
    autocomplete: 'given-name',
    maxLength: limits.name,
  },
  {
    name: 'lastName',
    label: fieldLabels.lastName,
    required: true,
    control: 'text',
    autocomplete: 'family-name',
    maxLength: limits.name,
  },
  {
    name: 'email',
    label: fieldLabels.email,
    required: true,
    control: 'email',
    autocomplete: 'email',
    maxLength: limits.email,
  },
]

const message: FormField = {
  name: 'message',
  label: fieldLabels.message,
  required: true,
  control: 'message',
  maxLength: limits.message,
}

function organization(required: boolean): FormField {
  return {
    name: 'organization',
    label: fieldLabels.organization,
    required,
    control: 'text',
    autocomplete: 'organization',
    maxLength: limits.organization,
  }
}

/** The fields of each form, in reading order. */
export const formFields: Record<EnquiryKind, readonly FormField[]> = {
  contact: [
    ...person,
    organization(false),
    {
      name: 'topic',
      label: fieldLabels.topic,
      required: true,
      control: 'select',
      options: topics.map((topic) => [topic, topicLabels[topic]] as const),
    },
    message,
  ],
  partnership: [
    ...person,
    organization(true),
    {
      name: 'partnershipType',
      label: fieldLabels.partnershipType,
      required: false,
      control: 'select',
      options: partnershipTypes.map((type) => [type, partnershipTypeLabels[type]] as const),
    },
    message,
  ],
}

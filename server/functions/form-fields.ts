import { topics } from '../../contract/contact-message.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import { limits } from '../../contract/fields.ts'
import { partnershipTypeLabels, topicLabels } from '../../contract/option-labels.ts'
import { partnershipTypes } from '../../contract/partnership-inquiry.ts'
import { type SenderField, senderFields } from '../../contract/sender-fields.ts'
import type { EnquiryKind } from '../leads/enquiry.ts'

/** One control of the form that the server shows again when a post was refused. */
export type FormField =
  | SenderField
  | ({ name: string; label: string; hint?: string; required: boolean } & (
      | { control: 'message'; maxLength: number }
      | { control: 'select'; options: readonly (readonly [value: string, label: string])[] }
    ))

const message: FormField = {
  name: 'message',
  label: fieldLabels.message,
  required: true,
  control: 'message',
  maxLength: limits.message,
}

/** The fields of each form, in reading order. */
export const formFields: Record<EnquiryKind, readonly FormField[]> = {
  contact: [
    ...senderFields('contact'),
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
    ...senderFields('partnership'),
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

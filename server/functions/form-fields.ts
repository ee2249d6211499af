import { topics } from '../../contract/contact-message.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import { limits } from '../../contract/fields.ts'
import { partnershipTypeLabels, topicLabels } from '../../contract/option-labels.ts'
import { partnershipTypes } from '../../contract/partnership-inquiry.ts'
import { openMonth, quoteFields, quoteLimits } from '../../contract/quote.ts'
import {
  formatLabels,
  monthNames,
  openMonthLabel,
  phLabels,
  quoteLabels,
} from '../../contract/quote-words.ts'
import { type SenderField, senderFields } from '../../contract/sender-fields.ts'
import type { EnquiryKind } from '../leads/enquiry.ts'

/** One control of the form that the server shows again when a post was refused. */
export type FormField =
  | SenderField
  | ({ name: string; label: string; hint?: string; required: boolean } & (
      | { control: 'message'; maxLength: number }
      | { control: 'line'; maxLength: number }
      | { control: 'number'; max: number }
      | { control: 'select'; options: readonly (readonly [value: string, label: string])[] }
    ))

const message: FormField = {
  name: 'message',
  label: fieldLabels.message,
  required: true,
  control: 'message',
  maxLength: limits.message,
}

const optional = { required: false } as const

/** What a quote needs: shown again where a visitor said something of it. */
const quoteFormFields: readonly FormField[] = [
  {
    ...optional,
    name: quoteFields.format,
    label: quoteLabels.format,
    control: 'select',
    options: Object.entries(formatLabels),
  },
  {
    ...optional,
    name: quoteFields.containers,
    label: quoteLabels.containers,
    control: 'number',
    max: quoteLimits.containers,
  },
  {
    ...optional,
    name: quoteFields.place,
    label: quoteLabels.place,
    control: 'line',
    maxLength: quoteLimits.place,
  },
  {
    ...optional,
    name: quoteFields.month,
    label: quoteLabels.month,
    control: 'select',
    options: [
      ...monthNames.map((name, at) => [String(at + 1).padStart(2, '0'), name] as const),
      [openMonth, openMonthLabel],
    ],
  },
  {
    ...optional,
    name: quoteFields.ph,
    label: quoteLabels.ph,
    control: 'select',
    options: Object.entries(phLabels),
  },
  {
    ...optional,
    name: quoteFields.wishes,
    label: quoteLabels.wishes,
    control: 'line',
    maxLength: quoteLimits.wishes,
  },
]

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
    ...quoteFormFields,
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

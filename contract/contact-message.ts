import * as v from 'valibot'
import { message } from './fields.ts'
import { optionalOrganization, senderEntries } from './sender-fields.ts'

export const topics = [
  'partnership',
  'supply',
  'investment',
  'media',
  'careers',
  'pure-flow',
  'other',
] as const

export type Topic = (typeof topics)[number]

/** What `send-contact-email` takes: exactly these fields, `organization` optional. */
export const contactMessage = v.strictObject({
  ...senderEntries,
  organization: optionalOrganization,
  topic: v.picklist(topics, 'Choose a topic.'),
  message,
})

export type ContactMessage = v.InferOutput<typeof contactMessage>

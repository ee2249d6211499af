import * as v from 'valibot'
import { messageOf } from './fields.ts'
import { wordsBeforeQuote } from './quote-words.ts'
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
  message: messageOf(wordsBeforeQuote),
})

export type ContactMessage = v.InferOutput<typeof contactMessage>

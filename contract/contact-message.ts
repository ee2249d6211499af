import * as v from 'valibot'
import { email, limits, message, optionalLine, requiredLine } from './fields.ts'

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
  firstName: requiredLine('your first name', limits.name),
  lastName: requiredLine('your last name', limits.name),
  email,
  organization: optionalLine('your organisation', limits.organization),
  topic: v.picklist(topics, 'Choose a topic.'),
  message,
})

export type ContactMessage = v.InferOutput<typeof contactMessage>

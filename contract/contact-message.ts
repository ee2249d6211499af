import * as v from 'valibot'
import { ownWords } from './extras.ts'
import { messageOf } from './fields.ts'
import { topics } from './option-labels.ts'
import { optionalOrganization, senderEntries } from './sender-entries.ts'

/** What `send-contact-email` takes: exactly these fields, `organization` optional. */
export const contactMessage = v.strictObject({
  ...senderEntries,
  organization: optionalOrganization,
  topic: v.picklist(topics, 'Choose a topic.'),
  message: messageOf(ownWords),
})

export type ContactMessage = v.InferOutput<typeof contactMessage>

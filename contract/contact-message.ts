import * as v from 'valibot'
import { ownWords } from './extras.ts'
import { messageOf } from './fields.ts'
import { topics } from './options.ts'
import { optionalOrganization, senderEntries } from './sender-entries.ts'
import type { LeadError, LeadWords } from './words/contract-words.ts'

/** What `send-contact-email` takes from a page of this language: exactly these fields, `organization` optional. */
export function contactMessage(words: LeadWords) {
  return v.strictObject({
    ...senderEntries,
    organization: optionalOrganization,
    topic: v.picklist(topics, 'topic.missing' satisfies LeadError),
    message: messageOf((message) => ownWords(message, words)),
  })
}

export type ContactMessage = v.InferOutput<ReturnType<typeof contactMessage>>

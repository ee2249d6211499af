import * as v from 'valibot'
import { ownWords } from './extras.ts'
import { messageOf } from './fields.ts'
import { partnershipTypes } from './options.ts'
import { requiredOrganization, senderEntries } from './sender-entries.ts'
import type { LeadError, LeadWords } from './words/contract-words.ts'

/** What `send-partnership-email` takes: exactly these fields, `partnershipType` optional (empty: not said). */
export function partnershipInquiry(words: LeadWords) {
  return v.strictObject({
    ...senderEntries,
    organization: requiredOrganization,
    partnershipType: v.optional(
      v.picklist(['', ...partnershipTypes], 'partnershipType.unknown' satisfies LeadError),
      '',
    ),
    message: messageOf((message) => ownWords(message, words)),
  })
}

export type PartnershipInquiry = v.InferOutput<ReturnType<typeof partnershipInquiry>>

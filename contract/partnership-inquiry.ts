import * as v from 'valibot'
import { ownWords } from './extras.ts'
import { messageOf } from './fields.ts'
import { partnershipTypes } from './option-labels.ts'
import { requiredOrganization, senderEntries } from './sender-entries.ts'

/** What `send-partnership-email` takes: exactly these fields, `partnershipType` optional (empty: not said). */
export const partnershipInquiry = v.strictObject({
  ...senderEntries,
  organization: requiredOrganization,
  partnershipType: v.optional(
    v.picklist(['', ...partnershipTypes], 'Choose one of the listed interests.'),
    '',
  ),
  message: messageOf(ownWords),
})

export type PartnershipInquiry = v.InferOutput<typeof partnershipInquiry>

import * as v from 'valibot'
import { messageOf } from './fields.ts'
import { requiredOrganization, senderEntries } from './sender-fields.ts'

export const partnershipTypes = [
  'corporate',
  'strategic',
  'logistics',
  'technology',
  'ngo',
  'other',
] as const

export type PartnershipType = (typeof partnershipTypes)[number]

/** What `send-partnership-email` takes: exactly these fields, `partnershipType` optional (empty: not said). */
export const partnershipInquiry = v.strictObject({
  ...senderEntries,
  organization: requiredOrganization,
  partnershipType: v.optional(
    v.picklist(['', ...partnershipTypes], 'Choose one of the listed interests.'),
    '',
  ),
  message: messageOf(),
})

export type PartnershipInquiry = v.InferOutput<typeof partnershipInquiry>

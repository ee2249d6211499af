import * as v from 'valibot'
import { email, limits, message, requiredLine } from './fields.ts'

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
  firstName: requiredLine('your first name', limits.name),
  lastName: requiredLine('your last name', limits.name),
  email,
  organization: requiredLine('your organisation', limits.organization),
  partnershipType: v.optional(
    v.picklist(['', ...partnershipTypes], 'Choose one of the listed interests.'),
    '',
  ),
  message,
})

export type PartnershipInquiry = v.InferOutput<typeof partnershipInquiry>

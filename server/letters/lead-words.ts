import { partnershipTypeLabels, topicLabels } from '../../contract/option-labels.ts'
import type { Enquiry, EnquiryKind } from '../leads/enquiry.ts'

/** What each form sends, and how one speaks of it once it has been named. */
export const enquiryNames = {
  contact: { full: 'contact message', short: 'message' },
  partnership: { full: 'partnership inquiry', short: 'inquiry' },
} as const satisfies Record<EnquiryKind, { full: string; short: string }>

/** The label of the chosen option; empty when none was chosen. */
export function interestLabel(enquiry: Enquiry): string {
  if (enquiry.kind === 'contact') return topicLabels[enquiry.fields.topic]
  const type = enquiry.fields.partnershipType
  return type === '' ? '' : partnershipTypeLabels[type]
}

export function fullName(enquiry: Enquiry): string {
  return `${enquiry.fields.firstName} ${enquiry.fields.lastName}`
}

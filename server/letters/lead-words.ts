import type { LeadKind } from '../../contract/lead-fields.ts'

/** What each form sends, and how one speaks of it once it has been named. */
export const enquiryNames = {
  contact: { full: 'contact message', short: 'message' },
  partnership: { full: 'partnership inquiry', short: 'inquiry' },
} as const satisfies Record<LeadKind, { full: string; short: string }>

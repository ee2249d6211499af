import type { LeadKind } from '../../../../contract/lead-fields.ts'
import { interestLabels } from '../lead-words.ts'

/** How a kind of lead reads, several of them. */
export const kindWords = {
  contact: 'Contact messages',
  partnership: 'Partnership inquiries',
} as const satisfies Record<LeadKind, string>

/** A topic or a type of partnership; leads of both kinds may bear the same. */
export function interestWord(interest: string): string {
  return interestLabels[interest] ?? (interest || 'No topic chosen')
}

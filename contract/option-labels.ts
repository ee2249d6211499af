import type { Topic } from './contact-message.ts'
import type { PartnershipType } from './partnership-inquiry.ts'

/** How each option reads, in the selects as in the mails about it. */
export const topicLabels = {
  partnership: 'Partnership',
  supply: 'Quote or water supply',
  investment: 'Investment',
  media: 'Media',
  careers: 'Careers',
  'pure-flow': 'Pure Flow',
  other: 'Other',
} as const satisfies Record<Topic, string>

export const partnershipTypeLabels = {
  corporate: 'Corporate',
  strategic: 'Strategic',
  logistics: 'Logistics',
  technology: 'Technology',
  ngo: 'NGO',
  other: 'Other',
} as const satisfies Record<PartnershipType, string>

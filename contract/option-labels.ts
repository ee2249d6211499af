/** What the two selects offer, and how each option reads, there as in the mails about it. */
export const topicLabels = {
  partnership: 'Partnership',
  supply: 'Quote or water supply',
  investment: 'Investment',
  media: 'Media',
  careers: 'Careers',
  'pure-flow': 'Pure Flow',
  other: 'Other',
} as const

export const partnershipTypeLabels = {
  corporate: 'Corporate',
  strategic: 'Strategic',
  logistics: 'Logistics',
  technology: 'Technology',
  ngo: 'NGO',
  other: 'Other',
} as const

export type Topic = keyof typeof topicLabels
export type PartnershipType = keyof typeof partnershipTypeLabels

export const topics = Object.keys(topicLabels) as Topic[]
export const partnershipTypes = Object.keys(partnershipTypeLabels) as PartnershipType[]

/** What the two selects offer, by what is stored. */
export const topics = [
  'partnership',
  'supply',
  'investment',
  'media',
  'careers',
  'pure-flow',
  'other',
] as const

export const partnershipTypes = [
  'corporate',
  'strategic',
  'logistics',
  'technology',
  'ngo',
  'other',
] as const

export type Topic = (typeof topics)[number]
export type PartnershipType = (typeof partnershipTypes)[number]

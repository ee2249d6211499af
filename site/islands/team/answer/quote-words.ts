import type { PriceUnit, QuoteFields } from '../../../../contract/team-quotes.ts'

export const unitLabels = {
  container: 'for each container',
  litre: 'for each litre',
  order: 'for the order',
} as const satisfies Record<PriceUnit, string>

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `USD 1250 for each container, CIF Rotterdam, valid until 31 December 2026`. */
export function quoteInWords(fields: QuoteFields): string {
  const { currency, price, per, incoterm, place, validUntil } = fields
  const until = day.format(Date.parse(validUntil))
  return `${currency} ${price} ${unitLabels[per]}, ${incoterm} ${place}, valid until ${until}.`
}

/** What browser and server agree on about quotes. Instants are epoch milliseconds. */
import * as v from 'valibot'
import { calendarDay } from './calendar-day.ts'
import { plainLines } from './plain-text.ts'

/** For signed-in colleagues: `Authorization: Bearer …`. `:reference` is a lead's. */
export const teamQuotePaths = {
  /** POST with a `quoteCall`: the `LeadDetail` with it. With the `number` of one that is there it is its next version. */
  quotes: '/api/team/leads/:reference/quotes',
  /** GET: the PDF of one version, by its id. */
  quote: '/api/team/leads/:reference/quotes/:id',
} as const

/** What we sell in; a currency without cents has no digits after the point. */
export const quoteCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'CHF', 'ISK', 'NOK', 'AED'] as const

/** What the price is for. */
export const priceUnits = ['container', 'litre', 'order'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** Incoterms 2020, of the International Chamber of Commerce. */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const
export type Incoterm = (typeof incoterms)[number]

export const quoteLimits = { place: 120, leadTime: 120, notes: 2_000, versions: 50 } as const

const line = /^[^\p{Cc}\u2028\u2029]*$/u
const oneLine = (longest: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.regex(line, 'Write it on one line.'),
    v.maxLength(longest, `Write at most ${longest} characters.`),
  )

const fields = {
  /** Digits with a point before at most four more, which a litre's price may need. */
  price: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,9}(?:\.\d{1,4})?$/, 'Write the price in digits: 1250 or 0.0125.'),
    v.check((text) => Number(text) > 0, 'A price is above 0.'),
  ),
  currency: v.picklist(quoteCurrencies, 'Choose a currency.'),
  per: v.picklist(priceUnits, 'Say what the price is for.'),
  incoterm: v.picklist(incoterms, 'Choose a delivery term.'),
  /** The named place of the Incoterm. */
  place: oneLine(quoteLimits.place, 'Name the place of delivery.'),
  /** `2026-12-31`. */
  validUntil: calendarDay('Choose until when it holds.'),
  leadTime: oneLine(quoteLimits.leadTime, 'Say the lead time.'),
  notes: v.pipe(
    v.string(),
    v.transform(plainLines),
    v.trim(),
    v.maxLength(quoteLimits.notes, `Write at most ${quoteLimits.notes} characters.`),
  ),
} as const

export type QuoteFields = {
  [Name in keyof typeof fields]: v.InferOutput<(typeof fields)[Name]>
}

export const quoteCall = v.strictObject({
  ...fields,
  /** Of the quote that this is a new version of. */
  number: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
})

/** One version of a quote. */
export type LeadQuote = {
  id: string
  /** `Q-2026-0007`; all versions of a quote bear it. */
  number: string
  version: number
  fields: QuoteFields
  madeAt: number
  by: string
}

/** How a quote's file is called. */
export function quoteFileName({ number, version }: Pick<LeadQuote, 'number' | 'version'>): string {
  return `quote-${number}-v${version}.pdf`
}

import type { LeadQuote, QuoteFields } from '../../contract/team-quotes.ts'
import type { Actor } from './lead-management-store.ts'

/** A version of a quote before it is set on paper. */
export type NumberedQuote = Pick<LeadQuote, 'number' | 'version'>

/** Quotes, each version of which is kept with its lead. Every method may throw StorageUnavailable. */
export type QuoteStore = {
  list(reference: string): Promise<LeadQuote[]>
  /** One version with its PDF in Base64; undefined where the lead has none of this id. */
  file(reference: string, id: string): Promise<(NumberedQuote & { content: string }) | undefined>
  /**
   * A number that no other quote bears, or the next version of one that the lead has; undefined where it has none. A
   * number whose quote is never kept stays unused.
   */
  nextNumber(
    reference: string,
    number: string | undefined,
    year: number,
  ): Promise<NumberedQuote | undefined>
  /** Keeps a version with its record in one transaction; `taken` where a colleague made the same one meanwhile. */
  keep(
    quote: NumberedQuote & {
      reference: string
      fields: QuoteFields
      content: string
      by: Actor
      now: number
    },
  ): Promise<'kept' | 'taken' | 'unknown'>
}

import { randomUUID } from 'node:crypto'
import type { LeadQuote } from '../../contract/team-quotes.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { QuoteStore } from '../lead-management/quote-store.ts'
import { quotesOf } from './lead-correspondence.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import type { OpenDatabase } from './open-database.ts'
import { transacting } from './transacting.ts'

/** Quotes in SQLite or PostgreSQL. */
export function kyselyQuotes({ db, reader }: OpenDatabase): QuoteStore {
  const leadOf = (on: typeof db, reference: string) =>
    on.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst()

  return {
    list: (reference) =>
      whenReachable(async (): Promise<LeadQuote[]> => {
        const lead = await leadOf(reader, reference)
        return lead ? quotesOf(reader, lead.id) : []
      }),

    file: (reference, id) =>
      whenReachable(() =>
        reader
          .selectFrom('lead_quotes')
          .innerJoin('leads', 'leads.id', 'lead_quotes.lead_id')
          .select(['lead_quotes.number', 'lead_quotes.version', 'lead_quotes.content'])
          .where('leads.reference', '=', reference)
          .where('lead_quotes.id', '=', id)
          .executeTakeFirst(),
      ),

    nextNumber: (reference, number, year) =>
      whenReachable(async () => {
        if (number === undefined) {
          const { last } = await db
            .insertInto('quote_numbers')
            .values({ year, last: 1 })
            .onConflict((conflict) =>
              conflict
                .column('year')
                .doUpdateSet((eb) => ({ last: eb('quote_numbers.last', '+', 1) })),
            )
            .returning('last')
            .executeTakeFirstOrThrow()
          return { number: `Q-${year}-${String(last).padStart(4, '0')}`, version: 1 }
        }
        const { newest } = await db
          .selectFrom('lead_quotes')
          .innerJoin('leads', 'leads.id', 'lead_quotes.lead_id')
          .select((eb) => eb.fn.max<number | null>('lead_quotes.version').as('newest'))
          .where('leads.reference', '=', reference)
          .where('lead_quotes.number', '=', number)
          .executeTakeFirstOrThrow()
        return newest === null ? undefined : { number, version: newest + 1 }
      }),

    keep: ({ reference, number, version, fields, content, by, now }) =>
      transacting(db)(async (trx) => {
        const lead = await leadOf(trx, reference)
        if (!lead) return 'unknown'
        const id = randomUUID()
        const kept = await trx
          .insertInto('lead_quotes')
          .values({
            id,
            lead_id: lead.id,
            number,
            version,
            fields: JSON.stringify(fields),
            made_at: now,
            account_id: by.accountId,
            by_address: by.address,
            content,
          })
          .onConflict((conflict) => conflict.columns(['number', 'version']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!kept) return 'taken'
        await recordLeadEvents(trx, [{ leadId: lead.id, kind: 'quote', detail: { quote: id } }], {
          by,
          now,
        })
        await touchLead(trx, lead.id, now)
        return 'kept'
      }),
  }
}

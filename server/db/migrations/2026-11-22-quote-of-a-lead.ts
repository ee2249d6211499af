import type { Kysely } from 'kysely'

/** What a quote was asked for, as JSON text. */
export const leadQuote = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('leads').addColumn('quote', 'text').execute()
  },
}

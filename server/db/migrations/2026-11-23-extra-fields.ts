import { type Kysely, sql } from 'kysely'

/** What may be said besides the specified fields, as JSON text; a quote was the first of it, in a column of its own. */
export const extraFields = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('leads').addColumn('extras', 'text').execute()
    await sql`update leads set extras = quote where quote is not null`.execute(db)
  },
}

import type { Kysely } from 'kysely'

/**
 * What may happen so often an hour, by purpose: acknowledgements, whose own table only the version before still reads,
 * and mails that tell the team of one lead. Leads above it wait to be told of together; what waits goes with its lead.
 */
export const toldTogether = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('hourly_places')
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('hourly_places_key', ['hour', 'purpose', 'place'])
      .execute()
    await db.schema
      .createTable('untold_leads')
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      )
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .execute()
  },
}

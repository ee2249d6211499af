import type { Kysely } from 'kysely'

/**
 * A row for each acknowledgement of an hour in place of one row that counts them, on which
 * simultaneous leads waited for each other. What was counted is forgotten: it held for an hour.
 */
export const placesOfAnHour = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropTable('acknowledgement_hours').execute()
    await db.schema
      .createTable('acknowledgement_hours')
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('acknowledgement_places', ['hour', 'place'])
      .execute()
  },
}

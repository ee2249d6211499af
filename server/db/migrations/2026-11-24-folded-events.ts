import type { Kysely } from 'kysely'

/** One row for what happens again and again within an hour, with how often and when last. */
export const foldedEvents = {
  async up(db: Kysely<unknown>): Promise<void> {
    const events = db.schema.alterTable('account_events')
    await events.addColumn('times', 'integer', (column) => column.notNull().defaultTo(1)).execute()
    await events.addColumn('last_at', 'bigint').execute()
  },
}

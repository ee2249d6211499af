import type { Kysely } from 'kysely'

/** Newsletter subscribers and the hashes of the links that were mailed to them. */
export const newsletter = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('unsubscribed_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('subscribers_by_state')
      .on('subscribers')
      .columns(['state', 'id'])
      .execute()

    await db.schema
      .createTable('subscriber_tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'text', (column) =>
        // Whoever erases a subscriber erases its links.
        column.notNull().references('subscribers.id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('subscriber_tokens_by_subscriber')
      .on('subscriber_tokens')
      .columns(['subscriber_id', 'purpose'])
      .execute()
  },
}

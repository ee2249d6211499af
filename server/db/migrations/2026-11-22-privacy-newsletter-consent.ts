import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Who agreed to the newsletter and left it, and when: rows are added and never changed. */
export const newsletterConsent = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('subscription_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subscriber_id', 'text', (column) =>
        // Whoever erases a subscriber erases what was recorded of it.
        column.notNull().references('subscribers.id').onDelete('cascade'),
      )
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint')
      .addColumn('happened_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('subscription_events_by_subscriber')
      .on('subscription_events')
      .columns(['subscriber_id', 'happened_at'])
      .execute()
    for (const [event, column] of [
      ['confirmed', 'confirmed_at'],
      ['unsubscribed', 'unsubscribed_at'],
    ] as const) {
      await sql`
        insert into subscription_events (id, subscriber_id, event, requested_at, happened_at)
        select id || ${`.${event}`}, id, ${event}, null, ${sql.ref(column)}
          from subscribers where ${sql.ref(column)} is not null`.execute(db)
    }
    await forbidChanges(db)
  },
}

async function forbidChanges(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`
      create trigger subscription_events_stay before update on subscription_events
      begin select raise(abort, 'What was recorded of a subscription stays'); end`.execute(db)
    return
  }
  await sql`
    create function subscription_events_stay() returns trigger language plpgsql as
    $$ begin raise exception 'What was recorded of a subscription stays'; end $$`.execute(db)
  await sql`
    create trigger subscription_events_stay before update on subscription_events
    for each row execute function subscription_events_stay()`.execute(db)
}

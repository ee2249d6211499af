import { type Kysely, sql } from 'kysely'

/**
 * What is due is found without looking at what was sent, mails apart from deliveries to webhooks; what was sent is found
 * by its age, with its words and without. From here on a database says which version it needs.
 */
export const outboxClaims = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('outbox')
      .addColumn('has_words', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema.dropIndex('outbox_waiting').execute()
    await db.schema.dropIndex('outbox_by_webhook').execute()
    await sql`
      create index outbox_due_mails on outbox (next_attempt_at)
        where state = 'waiting' and webhook_id is null`.execute(db)
    await sql`
      create index outbox_due_deliveries on outbox (next_attempt_at)
        where state = 'waiting' and webhook_id is not null`.execute(db)
    await sql`
      create index outbox_of_webhook on outbox (webhook_id, queued_at)
        where webhook_id is not null`.execute(db)
    await sql`
      create index outbox_sent on outbox (has_words, finished_at)
        where state = 'sent'`.execute(db)

    await db.schema
      .createTable('schema_floor')
      .addColumn('step', 'text', (column) => column.primaryKey())
      .execute()
    await sql`insert into schema_floor (step) values ('2026-11-23-extra-fields')`.execute(db)
  },
}

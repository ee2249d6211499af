import { type Kysely, sql } from 'kysely'

/** Leads, the outbox of their mails, and the small tables that guard both. */
export const firstTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('organization', 'text', (column) => column.notNull())
      .addColumn('interest', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('referrer', 'text')
      .addColumn('campaign', 'text')
      .addColumn('fill_time', 'bigint')
      .addColumn('suspicions', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('answer_due_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('leads_by_time')
      .on('leads')
      .columns(['received_at', 'id'])
      .execute()

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.references('leads.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('finished_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema.createIndex('outbox_by_lead').on('outbox').column('lead_id').execute()
    // Partial: sent mails pile up over the years and must not slow each poll down.
    await db.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .column('next_attempt_at')
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute()
    await db.schema
      .createIndex('outbox_failed')
      .on('outbox')
      .column('finished_at')
      .where(sql.ref('state'), '=', sql.lit('failed'))
      .execute()

    await db.schema
      .createTable('acknowledged_addresses')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('queued_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('storage_probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}

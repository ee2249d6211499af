import { type Kysely, sql } from 'kysely'

/** What colleagues answer in the dashboard: answers with their files, drafts, who is writing one, quotes, and what comes back. */
export const teamAnswers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await answers(db)
    await quotes(db)
    await replies(db)
  },
}

async function answers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('by_address', 'text', (column) => column.notNull())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('leaves_at', 'bigint', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('error', 'text')
    .execute()
  await db.schema
    .createIndex('lead_answers_by_lead')
    .on('lead_answers')
    .columns(['lead_id', 'written_at'])
    .execute()
  await db.schema
    .createIndex('lead_answers_by_message')
    .on('lead_answers')
    .column('message_id')
    .execute()
  // Few wait at a time, however many were sent.
  await db.schema
    .createIndex('lead_answers_waiting')
    .on('lead_answers')
    .column('mail_id')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  await db.schema
    .createTable('mail_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_id', 'text', (column) =>
      column.notNull().references('outbox.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('mail_files_by_mail')
    .on('mail_files')
    .columns(['mail_id', 'place'])
    .execute()
  await db.schema
    .createTable('lead_drafts')
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_drafts_key', ['lead_id', 'account_id'])
    .execute()
  await db.schema
    .createTable('lead_presence')
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('by_address', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_presence_key', ['lead_id', 'account_id'])
    .execute()
}

async function quotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('lead_quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('by_address', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('lead_quotes_by_number')
    .on('lead_quotes')
    .columns(['number', 'version'])
    .unique()
    .execute()
  await db.schema
    .createIndex('lead_quotes_by_lead')
    .on('lead_quotes')
    .columns(['lead_id', 'made_at'])
    .execute()
}

async function replies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('lead_replies_by_message')
    .on('lead_replies')
    .columns(['lead_id', 'message_id'])
    .unique()
    .execute()
  await db.schema
    .createTable('mailbox_places')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'bigint', (column) => column.notNull())
    .execute()
}

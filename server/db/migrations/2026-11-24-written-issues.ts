import type { Kysely } from 'kysely'

/** Issues of the newsletter, and one row for each reader that one goes to. */
export const writtenIssues = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('newsletter_issues')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('introduction', 'text', (column) => column.notNull())
      .addColumn('articles', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('written_by', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('sent_by', 'text')
      .addColumn('next_batch_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('newsletter_recipients')
      .addColumn('issue_id', 'text', (column) =>
        column.notNull().references('newsletter_issues.id').onDelete('cascade'),
      )
      .addColumn('subscriber_id', 'text', (column) =>
        column.notNull().references('subscribers.id').onDelete('cascade'),
      )
      .addColumn('queued_at', 'bigint')
      .addPrimaryKeyConstraint('newsletter_recipients_key', ['issue_id', 'subscriber_id'])
      .execute()
    await db.schema
      .createIndex('newsletter_recipients_by_subscriber')
      .on('newsletter_recipients')
      .column('subscriber_id')
      .execute()
  },
}

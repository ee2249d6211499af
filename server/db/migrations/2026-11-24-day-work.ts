import { type Kysely, sql } from 'kysely'

/** When a lead is to be taken up again, its tags, and at which hour a colleague gets a digest. */
export const dayWork = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('leads').addColumn('follow_up_at', 'bigint').execute()
    // Few leads have one: what is put off is read from here alone.
    await db.schema
      .createIndex('leads_by_follow_up')
      .on('leads')
      .columns(['follow_up_at', 'status', 'id'])
      .where(sql.ref('follow_up_at'), 'is not', null)
      .execute()
    await db.schema
      .createTable('lead_tags')
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().references('leads.id').onDelete('cascade'),
      )
      .addColumn('tag', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lead_tags_key', ['lead_id', 'tag'])
      .execute()
    await db.schema
      .createIndex('lead_tags_by_tag')
      .on('lead_tags')
      .columns(['tag', 'lead_id'])
      .execute()
    await db.schema
      .createTable('team_digests')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('sent_day', 'text', (column) => column.notNull())
      .execute()
  },
}

import type { Kysely } from 'kysely'

/** Drafts of the words and settings of the site, and what was built and published of them. */
export const siteDesk = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('site_drafts')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('by_address', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('site_work')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('running', 'text', (column) => column.unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('share', 'integer', (column) => column.notNull())
      .addColumn('version', 'text')
      .addColumn('process', 'bigint', (column) => column.notNull())
      .addColumn('process_begun', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('problems', 'text', (column) => column.notNull())
      .addColumn('by_address', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('site_work_by_time')
      .on('site_work')
      .columns(['place', 'begun_at'])
      .execute()
  },
}

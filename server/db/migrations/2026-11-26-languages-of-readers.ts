import type { Kysely } from 'kysely'

/** What a newsletter says around its articles: readers from before are spoken to in English, as they were. */
export const languagesOfReaders = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('subscribers')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute()
  },
}

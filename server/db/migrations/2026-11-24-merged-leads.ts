import { type Kysely, sql } from 'kysely'

/** The lead that another one was merged into, because the same person wrote the same thing twice. */
export const mergedLeads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('leads')
      // Where that one is erased, this one stands for itself again.
      .addColumn('merged_into', 'text', (column) =>
        column.references('leads.id').onDelete('set null'),
      )
      .execute()
    // Few leads are merged: lists leave them out by reading them from here alone.
    await db.schema
      .createIndex('leads_by_merged_into')
      .on('leads')
      .columns(['merged_into', 'id'])
      .where(sql.ref('merged_into'), 'is not', null)
      .execute()
  },
}

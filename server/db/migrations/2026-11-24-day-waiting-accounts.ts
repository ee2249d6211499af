import type { Kysely } from 'kysely'

/** Of which accounts that wait for approval the admins were told. */
export const waitingAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('account_waits_told')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

import type { Kysely } from 'kysely'

/** Passkeys: what an account may sign in with besides codes, after its password. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('account_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('team_accounts.id').onDelete('cascade'),
      )
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('account_passkeys_by_account_id')
      .on('account_passkeys')
      .column('account_id')
      .execute()
  },
}

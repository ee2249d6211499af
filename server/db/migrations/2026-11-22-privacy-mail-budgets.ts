import { type Kysely, sql } from 'kysely'

/**
 * What was mailed to whom lately, under keyed hashes. The plain hashes that stood here before
 * are forgotten; their tables stay for a version that still runs beside this one.
 */
export const mailBudgets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mail_budgets')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('mails', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('acknowledgement_hours')
      .addColumn('hour', 'bigint', (column) => column.primaryKey())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .execute()
    await sql`delete from acknowledged_addresses`.execute(db)
    await sql`delete from account_letters`.execute(db)
    await sql`delete from rate_limits`.execute(db)
  },
}

import { type Kysely, sql } from 'kysely'

/**
 * What was done on the way to a launch. Where messages are there already, a row says so: an installation that is live
 * must not learn from an update that it never was.
 */
export const launch = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('launch_steps')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('happened_at', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('by_address', 'text', (column) => column.notNull())
      .addColumn('signed_as', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
    const { rows } = await sql`select 1 from leads limit 1`.execute(db)
    if (rows.length === 0) return
    await sql`insert into launch_steps (name, happened_at, by_address, signed_as, detail)
      values ('leads-before', ${Date.now()}, '', '', '')`.execute(db)
  },
}

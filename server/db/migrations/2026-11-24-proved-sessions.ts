import type { Kysely } from 'kysely'

/** When the owner of a session last showed who they are; sessions of before have to again. */
export const provedSessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('account_sessions')
      .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}

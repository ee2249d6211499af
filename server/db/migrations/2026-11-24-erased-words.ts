import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** On SQLite the search index forgets the words of deleted leads, those deleted before too. */
export const erasedWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return
    await sql`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`.execute(db)
    await sql`insert into lead_search (lead_search) values ('rebuild')`.execute(db)
  },
}

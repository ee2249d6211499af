import { sql } from 'kysely'

/** Epoch milliseconds by the clock of the database. SQLite has that of the machine. */
export const databaseClock = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
}

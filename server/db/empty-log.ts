import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Times, and milliseconds between them, that a log is tried to be emptied which somebody reads. */
const tries = 20
const pause = 100

/**
 * Empties the write-ahead log of SQLite, where deleted words stand until then; nothing to do on PostgreSQL. False
 * while somebody, such as a backup, goes on reading from the log: then the next call does it, that of the day at the latest.
 */
export async function emptyLog({
  db,
  engine,
}: {
  db: Kysely<Database>
  engine: 'sqlite' | 'postgres'
}): Promise<boolean> {
  if (engine === 'postgres') return true
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    // On one connection: no other query meets the time-out of none.
    const busy = await db.connection().execute(async (connection) => {
      const usual = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
      // Waiting would block the process.
      await sql`pragma busy_timeout = 0`.execute(connection)
      try {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
          connection,
        )
        return rows[0]?.busy !== 0
      } catch {
        return true
      } finally {
        await sql`pragma busy_timeout = ${sql.lit(usual.rows[0]?.timeout ?? 0)}`.execute(connection)
      }
    })
    if (!busy) return true
  }
  return false
}

import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { Database } from './schema.ts'

/** How often work is begun, at most, that PostgreSQL ends because others waited for it in a circle. */
const beginnings = 4

/** PostgreSQL's code of a deadlock: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const deadlock = '40P01'

/**
 * Runs work in a transaction of its own, and anew where PostgreSQL ended it to resolve a deadlock: nothing of it was
 * committed. Rejects as `whenReachable` does while the database is away.
 */
export const transacting =
  (db: Kysely<Database>) =>
  async <T>(work: (trx: Kysely<Database>) => Promise<T>): Promise<T> => {
    for (let beginning = 1; ; beginning += 1) {
      try {
        return await whenReachable(() => db.transaction().execute(work))
      } catch (error) {
        if (beginning === beginnings || !endedADeadlock(error)) throw error
      }
    }
  }

function endedADeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === deadlock) return true
  return endedADeadlock(error.cause)
}

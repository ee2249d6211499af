import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { Database } from './schema.ts'

/** Runs work in a transaction of its own; rejects as `whenReachable` does while the database is away. */
export const transacting =
  (db: Kysely<Database>) =>
  <T>(work: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
    whenReachable(() => db.transaction().execute(work))

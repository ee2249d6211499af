import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { Database } from './schema.ts'

/**
 * Commits one small row, because only a commit shows that the disk takes
 * writes: a full disk lets a transaction run and refuses its end. Callers that
 * come meanwhile share the probe under way. Rejects with StorageUnavailable.
 */
export function storageProbe(db: Kysely<Database>, now: () => number): () => Promise<void> {
  let underWay: Promise<void> | undefined
  async function probe(): Promise<void> {
    const writtenAt = now()
    await db
      .insertInto('storage_probe')
      .values({ id: 1, written_at: writtenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: writtenAt }))
      .execute()
  }
  return () => {
    underWay ??= whenReachable(probe).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

import type { Kysely } from 'kysely'
import type { Actor } from '../lead-management/lead-management-store.ts'
import { releaseMerged } from './merge-leads.ts'
import type { Database } from './schema.ts'

/** Deletes leads with all that belongs to them, and says how many mails. Within a transaction. */
export async function deleteLeads(
  trx: Kysely<Database>,
  ids: readonly string[],
  done: { by: Actor | null; now: number; locks: boolean },
): Promise<number> {
  if (ids.length === 0) return 0
  const deleteMails = async () => {
    const deleted = await trx
      .deleteFrom('outbox')
      .where('lead_id', 'in', [...ids])
      .executeTakeFirst()
    return Number(deleted.numDeletedRows)
  }
  // Mails before leads, as whoever notes that an answer has left takes them; and again what was queued until then.
  const before = await deleteMails()
  await releaseMerged(trx, ids, done)
  const meanwhile = await deleteMails()
  await trx
    .deleteFrom('leads')
    .where('id', 'in', [...ids])
    .execute()
  return before + meanwhile
}

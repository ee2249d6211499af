import type { Kysely } from 'kysely'
import type { Actor } from '../lead-management/lead-management-store.ts'
import { recordLeadEvents } from './lead-events.ts'
import type { Database } from './schema.ts'

/** Leads of one statement. */
const batch = 500

/**
 * Leaves an account's leads to nobody, as their history says: who may not work on leads any more would
 * keep them from everybody. `from` is how the history names the account. Within a transaction.
 */
export async function unassignLeads(
  trx: Kysely<Database>,
  accountId: string,
  { from, by, now }: { from: string; by: Actor | null; now: number },
): Promise<void> {
  for (;;) {
    const leads = await trx
      .selectFrom('leads')
      .select('id')
      .where('assignee_id', '=', accountId)
      .limit(batch)
      .execute()
    if (leads.length === 0) return
    const ids = leads.map(({ id }) => id)
    await trx
      .updateTable('leads')
      .set((eb) => ({ assignee_id: null, changed_at: now, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
    const events = ids.map((leadId) => ({
      leadId,
      kind: 'assignee' as const,
      detail: { from, to: null },
    }))
    await recordLeadEvents(trx, events, { by, now })
  }
}

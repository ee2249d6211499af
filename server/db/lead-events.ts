import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '../lead-management/lead-management-store.ts'
import type { Database, LeadEventTable } from './schema.ts'

export type NewEvent = {
  leadId: string
  kind: LeadEventTable['kind']
  /** What `LeadEvent` of `contract/team-leads.ts` has besides. */
  detail: Record<string, unknown>
}

/** Records what somebody did to leads. Within the transaction of what was done. */
export async function recordLeadEvents(
  trx: Kysely<Database>,
  events: readonly NewEvent[],
  { by, now }: { by: Actor | null; now: number },
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ leadId, kind, detail }) => ({
    id: randomUUID(),
    lead_id: leadId,
    happened_at: now,
    account_id: by?.accountId ?? null,
    by_address: by?.address ?? null,
    kind,
    detail: JSON.stringify(detail),
  }))
  await trx.insertInto('lead_events').values(rows).execute()
}

/** Says that something about a lead is new; its version stays, as nobody's change is overwritten. */
export async function touchLead(trx: Kysely<Database>, leadId: string, now: number): Promise<void> {
  await trx.updateTable('leads').set({ changed_at: now }).where('id', '=', leadId).execute()
}

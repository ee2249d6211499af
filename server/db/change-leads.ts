import type { Kysely } from 'kysely'
import type { LeadKind } from '../../contract/lead-fields.ts'
import type { AssignedLead } from '../lead-management/assigned-lead.ts'
import type { ChangeOrder, ChangeResult } from '../lead-management/lead-management-store.ts'
import { changedState } from '../lead-management/lead-state.ts'
import { recordLeadEvents } from './lead-events.ts'
import { needIn } from './lead-row.ts'
import type { Database } from './schema.ts'

type Changed = {
  result: ChangeResult
  /** Set when somebody else gave the lead to a colleague, who is told. */
  assigned?: AssignedLead
}

/**
 * Changes status and assignee of leads, with their history; `locks` where rows can be. Within a
 * transaction. The results stand in the order given.
 */
export async function changeLeads(
  trx: Kysely<Database>,
  orders: readonly ChangeOrder[],
  locks: boolean,
): Promise<{ results: ChangeResult[]; assigned: AssignedLead[] }> {
  const changes = new Map<ChangeOrder, Changed>()
  // In one order for all, or two colleagues who change many would wait for each other for ever.
  for (const order of orders.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))) {
    changes.set(order, await changeLead(trx, order, locks))
  }
  return {
    results: orders.map((order) => changes.get(order)?.result ?? 'unknown'),
    assigned: [...changes.values()].flatMap(({ assigned }) => assigned ?? []),
  }
}

async function changeLead(
  trx: Kysely<Database>,
  order: ChangeOrder,
  locks: boolean,
): Promise<Changed> {
  const { by, now } = order
  const found = trx
    .selectFrom('leads')
    .select(['id', 'kind', 'need', 'status', 'assignee_id', 'version', 'answered_at'])
    .select('answer_due_at')
    .where('reference', '=', order.reference)
  // Locked, or of two simultaneous changes both would find the version they saw.
  const lead = await (locks ? found.forUpdate() : found).executeTakeFirst()
  if (!lead) return { result: 'unknown' }
  if (lead.version !== order.version) return { result: 'conflict' }

  const state = {
    status: lead.status,
    assigneeId: lead.assignee_id,
    answeredAt: lead.answered_at,
  }
  const next = changedState(state, order, now)
  if (!next) return { result: 'unchanged' }
  const isHandedOver = next.assigneeId !== lead.assignee_id
  const assignee = isHandedOver ? await addressOf(trx, next.assigneeId, 'colleagues') : null
  if (assignee === undefined) return { result: 'no-colleague' }

  await trx
    .updateTable('leads')
    .set({
      status: next.status,
      assignee_id: next.assigneeId,
      answered_at: next.answeredAt,
      version: lead.version + 1,
      changed_at: now,
    })
    .where('id', '=', lead.id)
    .execute()
  const before = isHandedOver ? await addressOf(trx, lead.assignee_id, 'everybody') : null
  const events = [
    next.status !== lead.status && {
      kind: 'status' as const,
      detail: { from: lead.status, to: next.status },
    },
    isHandedOver && {
      kind: 'assignee' as const,
      detail: { from: before ?? null, to: assignee },
    },
  ]
  await recordLeadEvents(
    trx,
    events.filter((event) => event !== false).map((event) => ({ leadId: lead.id, ...event })),
    { by, now },
  )
  if (!isHandedOver || assignee === null || next.assigneeId === by.accountId) {
    return { result: 'changed' }
  }
  return {
    result: 'changed',
    assigned: {
      leadId: lead.id,
      reference: order.reference,
      kind: lead.kind as LeadKind,
      need: needIn(lead.need),
      answerDueAt: next.status === 'new' ? lead.answer_due_at : undefined,
      assignee,
      by: by.address,
      at: now,
    },
  }
}

/** Null for nobody; undefined where there is no such account, or it may not work on leads. */
async function addressOf(
  trx: Kysely<Database>,
  id: string | null,
  among: 'colleagues' | 'everybody',
): Promise<string | null | undefined> {
  if (id === null) return null
  const account = await trx
    .selectFrom('team_accounts')
    .select('email')
    .where('id', '=', id)
    .$if(among === 'colleagues', (query) => query.where('role', 'in', ['staff', 'admin']))
    .executeTakeFirst()
  return account?.email
}

import type { Kysely } from 'kysely'
import { colleagues } from '../../contract/accounts.ts'
import type { LeadKind } from '../../contract/lead-fields.ts'
import type { AssignedLead } from '../lead-management/assigned-lead.ts'
import type { ChangeOrder, ChangeResult } from '../lead-management/lead-management-store.ts'
import { changedState, type LeadState } from '../lead-management/lead-state.ts'
import { answerDue, type BusinessDays } from '../leads/answer-due.ts'
import { type NewEvent, recordLeadEvents } from './lead-events.ts'
import { needIn, tagsOf } from './lead-row.ts'
import type { Database } from './schema.ts'

type Changed = {
  result: ChangeResult
  /** Set when somebody else gave the lead to a colleague, who is told. */
  assigned?: AssignedLead
}

type Surroundings = {
  /** Where rows can be. */
  locks: boolean
  /** Of the team, for the promised answer. */
  businessDays: BusinessDays
}

/**
 * Changes what the team says of leads, with their history. Within a transaction. The results stand in the order given.
 */
export async function changeLeads(
  trx: Kysely<Database>,
  orders: readonly ChangeOrder[],
  surroundings: Surroundings,
): Promise<{ results: ChangeResult[]; assigned: AssignedLead[] }> {
  const changes = new Map<ChangeOrder, Changed>()
  // In one order for all, or two colleagues who change many would wait for each other for ever.
  for (const order of orders.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))) {
    changes.set(order, await changeLead(trx, order, surroundings))
  }
  return {
    results: orders.map((order) => changes.get(order)?.result ?? 'unknown'),
    assigned: [...changes.values()].flatMap(({ assigned }) => assigned ?? []),
  }
}

async function changeLead(
  trx: Kysely<Database>,
  order: ChangeOrder,
  { locks, businessDays }: Surroundings,
): Promise<Changed> {
  const { by, now } = order
  const found = trx
    .selectFrom('leads')
    .select(['id', 'kind', 'need', 'status', 'assignee_id', 'version', 'answered_at'])
    .select(['answer_due_at', 'received_at', 'follow_up_at'])
    .where('reference', '=', order.reference)
  // Locked, or of two simultaneous changes both would find the version they saw.
  const lead = await (locks ? found.forUpdate() : found).executeTakeFirst()
  if (!lead) return { result: 'unknown' }
  if (lead.version !== order.version) return { result: 'conflict' }

  const state = {
    status: lead.status,
    assigneeId: lead.assignee_id,
    answeredAt: lead.answered_at,
    need: needIn(lead.need),
    followUpAt: lead.follow_up_at,
    tags: (await tagsOf(trx, [lead])).get(lead.id) ?? [],
  }
  const next = changedState(state, order, now)
  if (!next) return { result: 'unchanged' }
  const isHandedOver = next.assigneeId !== lead.assignee_id
  const assignee = isHandedOver ? await addressOf(trx, next.assigneeId, 'colleagues') : null
  if (assignee === undefined) return { result: 'no-colleague' }

  // Promised anew, from when it came: within fewer hours in an emergency.
  const dueAt =
    next.need === state.need
      ? lead.answer_due_at
      : answerDue(next.need ?? undefined, lead.received_at, businessDays)
  await trx
    .updateTable('leads')
    .set({
      status: next.status,
      assignee_id: next.assigneeId,
      answered_at: next.answeredAt,
      follow_up_at: next.followUpAt,
      ...(next.need !== state.need && { need: next.need, answer_due_at: dueAt }),
      version: lead.version + 1,
      changed_at: now,
    })
    .where('id', '=', lead.id)
    .execute()
  const before = isHandedOver ? await addressOf(trx, lead.assignee_id, 'everybody') : null
  await storeTags(trx, lead.id, state.tags, next.tags)
  const handedOver = isHandedOver && {
    kind: 'assignee' as const,
    detail: { from: before ?? null, to: assignee },
  }
  const events = [...eventsOf(state, next), ...(handedOver ? [handedOver] : [])]
  await recordLeadEvents(
    trx,
    events.map((event) => ({ leadId: lead.id, ...event })),
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
      need: next.need,
      answerDueAt: next.status === 'new' ? dueAt : undefined,
      assignee,
      by: by.address,
      at: now,
    },
  }
}

/** What the history says of a change, but for who sees to it. */
function eventsOf(before: LeadState, now: LeadState): Omit<NewEvent, 'leadId'>[] {
  const added = now.tags.filter((tag) => !before.tags.includes(tag))
  const removed = before.tags.filter((tag) => !now.tags.includes(tag))
  const events: (Omit<NewEvent, 'leadId'> | false)[] = [
    now.status !== before.status && {
      kind: 'status',
      detail: { from: before.status, to: now.status },
    },
    now.need !== before.need && { kind: 'need', detail: { from: before.need, to: now.need } },
    now.followUpAt !== before.followUpAt && {
      kind: 'follow-up',
      detail: { from: before.followUpAt, to: now.followUpAt },
    },
    added.length + removed.length > 0 && { kind: 'tags', detail: { added, removed } },
  ]
  return events.filter((event) => event !== false)
}

async function storeTags(
  trx: Kysely<Database>,
  leadId: string,
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
  const removed = before.filter((tag) => !now.includes(tag))
  const added = now.filter((tag) => !before.includes(tag))
  if (removed.length > 0) {
    await trx
      .deleteFrom('lead_tags')
      .where('lead_id', '=', leadId)
      .where('tag', 'in', removed)
      .execute()
  }
  if (added.length > 0) {
    const rows = added.map((tag) => ({ lead_id: leadId, tag }))
    await trx.insertInto('lead_tags').values(rows).execute()
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
    .$if(among === 'colleagues', (query) => query.where('role', 'in', colleagues))
    .executeTakeFirst()
  return account?.email
}

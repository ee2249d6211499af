import type { Kysely, Selectable } from 'kysely'
import type { Actor, MergeResult } from '../lead-management/lead-management-store.ts'
import { type MergeableLead, mergeHindrance } from '../lead-management/merge-rule.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import { needIn } from './lead-row.ts'
import type { Database, LeadTable } from './schema.ts'
import { trustedSuspicions } from './trusted-suspicions.ts'

type Seen = { reference: string; version: number }
type Order = Seen & { by: Actor; now: number }

/** The columns of `leads` that the rule of merging needs. */
export const mergeColumns = [
  'id',
  'reference',
  'version',
  'email',
  'message',
  'status',
  'need',
  'suspicions',
  'answer_due_at',
  'merged_into',
] as const

type Row = Pick<Selectable<LeadTable>, (typeof mergeColumns)[number]>

/** `whole` are the ids of leads that stand for others. */
export function mergeable(row: Row, whole: ReadonlySet<string>): MergeableLead {
  return {
    id: row.id,
    email: row.email,
    message: row.message,
    status: row.status,
    need: needIn(row.need),
    isTrusted: trustedSuspicions.includes(row.suspicions),
    answerDueAt: row.answer_due_at,
    isMerged: row.merged_into !== null,
    hasMerged: whole.has(row.id),
  }
}

/** Those of some leads that stand for others. */
export async function wholeAmong(
  db: Kysely<Database>,
  leads: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  if (leads.length === 0) return new Set()
  const rows = await db
    .selectFrom('leads')
    .select('merged_into')
    .distinct()
    .where(
      'merged_into',
      'in',
      leads.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.flatMap(({ merged_into: id }) => id ?? []))
}

/** Within a transaction. */
export async function mergeLeads(
  trx: Kysely<Database>,
  { by, now, ...order }: Order & { other: Seen },
  locks: boolean,
): Promise<MergeResult> {
  // In one order for all, or two colleagues who merge the same two would wait for each other for ever.
  const seen = [order, order.other].sort((a, b) => (a.reference < b.reference ? -1 : 1))
  const found: Row[] = []
  for (const { reference, version } of seen) {
    const lead = await read(trx, reference, locks)
    if (!lead) return 'unknown'
    if (lead.version !== version) return 'conflict'
    found.push(lead)
  }
  const whole = found.find(({ reference }) => reference === order.reference)
  const part = found.find(({ reference }) => reference === order.other.reference)
  if (!whole || !part) return 'unknown'
  const parents = await wholeAmong(trx, found)
  const hindrance = mergeHindrance(mergeable(whole, parents), mergeable(part, parents))
  if (hindrance) return hindrance
  await put(trx, part, whole.id, now)
  await touchLead(trx, whole.id, now)
  await noteBoth(trx, 'merged', whole, part, { by, now })
  return 'merged'
}

/** Within a transaction. */
export async function takeLeadApart(
  trx: Kysely<Database>,
  { reference, version, by, now }: Order,
  locks: boolean,
): Promise<'apart' | 'unknown' | 'conflict'> {
  const seen = await read(trx, reference, false)
  if (!seen) return 'unknown'
  // The one that stands for it first, as whoever erases that one takes them.
  const whole = seen.merged_into === null ? undefined : await byId(trx, seen.merged_into, locks)
  const part = await read(trx, reference, locks)
  if (!part) return 'unknown'
  if (!whole || part.version !== version || part.merged_into !== whole.id) return 'conflict'
  await put(trx, part, null, now)
  await touchLead(trx, whole.id, now)
  await noteBoth(trx, 'taken-apart', whole, part, { by, now })
  return 'apart'
}

/**
 * Lets those that leads stand for stand for themselves again, and says so, before the leads are deleted. Within the
 * transaction that deletes them.
 */
export async function releaseMerged(
  trx: Kysely<Database>,
  ids: readonly string[],
  done: { by: Actor | null; now: number },
): Promise<void> {
  if (ids.length === 0) return
  const parts = await trx
    .selectFrom('leads')
    .innerJoin('leads as whole', 'whole.id', 'leads.merged_into')
    .select(['leads.id', 'leads.version', 'whole.reference as other'])
    .where('leads.merged_into', 'in', [...ids])
    .where('leads.id', 'not in', [...ids])
    .orderBy('leads.id')
    .execute()
  for (const part of parts) await put(trx, part, null, done.now)
  await recordLeadEvents(
    trx,
    parts.map(({ id, other }) => {
      return { leadId: id, kind: 'taken-apart', detail: { other, into: true } }
    }),
    done,
  )
}

function read(trx: Kysely<Database>, reference: string, locks: boolean) {
  const found = trx
    .selectFrom('leads')
    .select([...mergeColumns])
    .where('reference', '=', reference)
  return (locks ? found.forUpdate() : found).executeTakeFirst()
}

function byId(trx: Kysely<Database>, id: string, locks: boolean) {
  const found = trx.selectFrom('leads').select(['id', 'reference']).where('id', '=', id)
  return (locks ? found.forUpdate() : found).executeTakeFirst()
}

async function put(
  trx: Kysely<Database>,
  lead: { id: string; version: number },
  into: string | null,
  now: number,
) {
  await trx
    .updateTable('leads')
    .set({ merged_into: into, version: lead.version + 1, changed_at: now })
    .where('id', '=', lead.id)
    .execute()
}

type Named = { id: string; reference: string }

async function noteBoth(
  trx: Kysely<Database>,
  kind: 'merged' | 'taken-apart',
  whole: Named,
  part: Named,
  done: { by: Actor; now: number },
) {
  await recordLeadEvents(
    trx,
    [
      { leadId: whole.id, kind, detail: { other: part.reference, into: false } },
      { leadId: part.id, kind, detail: { other: whole.reference, into: true } },
    ],
    done,
  )
}

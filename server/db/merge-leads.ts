import type { Kysely, Selectable } from 'kysely'
import type { Actor, MergeResult } from '../lead-management/lead-management-store.ts'
import { type MergeableLead, mergeHindrance } from '../lead-management/merge-rule.ts'
import { recordLeadEvents, touchLead } from './lead-events.ts'
import { needIn } from './lead-row.ts'
import { lockLeads } from './lock-leads.ts'
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
  const seen = [order, order.other]
  const found = await read(trx, seen, locks)
  const whole = found.find(({ reference }) => reference === order.reference)
  const part = found.find(({ reference }) => reference === order.other.reference)
  if (!whole || !part) return 'unknown'
  if (whole.version !== order.version || part.version !== order.other.version) return 'conflict'
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
  const seen = await trx
    .selectFrom('leads')
    .leftJoin('leads as whole', 'whole.id', 'leads.merged_into')
    .select(['leads.reference', 'whole.reference as whole'])
    .where('leads.reference', '=', reference)
    .executeTakeFirst()
  if (!seen) return 'unknown'
  if (seen.whole === null) return 'conflict'
  const found = await read(trx, [seen, { reference: seen.whole }], locks)
  const whole = found.find((lead) => lead.reference === seen.whole)
  const part = found.find((lead) => lead.reference === reference)
  if (!part) return 'unknown'
  if (!whole || part.version !== version || part.merged_into !== whole.id) return 'conflict'
  await put(trx, part, null, now)
  await touchLead(trx, whole.id, now)
  await noteBoth(trx, 'taken-apart', whole, part, { by, now })
  return 'apart'
}

/**
 * Lets those that leads stand for stand for themselves again, and takes the leads' references out of others' histories,
 * before the leads are deleted. Within the transaction that deletes them.
 */
export async function releaseMerged(
  trx: Kysely<Database>,
  ids: readonly string[],
  done: { by: Actor | null; now: number; locks: boolean },
): Promise<void> {
  if (ids.length === 0) return
  if (done.locks) {
    await lockLeads(trx, (eb) =>
      eb.or([eb('id', 'in', [...ids]), eb('merged_into', 'in', [...ids])]),
    )
  }
  const parts = await trx
    .selectFrom('leads')
    .select(['id', 'version'])
    .where('merged_into', 'in', [...ids])
    .where('id', 'not in', [...ids])
    .orderBy('reference')
    .execute()
  for (const part of parts) await put(trx, part, null, done.now)
  await recordLeadEvents(
    trx,
    parts.map(({ id }) => ({ leadId: id, kind: 'taken-apart', detail: nobody })),
    done,
  )
  await unname(trx, ids)
}

/** What a history keeps of a message that was erased. */
const nobody = { other: null, into: true }

/** Those that a lead was ever merged with stand in its own history. */
async function unname(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  const between = ['merged', 'taken-apart'] as const
  const own = await trx
    .selectFrom('lead_events')
    .innerJoin('leads', 'leads.id', 'lead_events.lead_id')
    .select(['leads.reference', 'detail'])
    .where('lead_id', 'in', [...ids])
    .where('lead_events.kind', 'in', between)
    .execute()
  for (const { reference, detail } of own) {
    const { other, into } = JSON.parse(detail) as { other: string | null; into: boolean }
    if (other === null) continue
    await trx
      .updateTable('lead_events')
      .set({ detail: JSON.stringify({ other: null, into: !into }) })
      .where('lead_id', 'in', (eb) =>
        eb.selectFrom('leads').select('id').where('reference', '=', other),
      )
      .where('kind', 'in', between)
      .where('detail', '=', JSON.stringify({ other: reference, into: !into }))
      .execute()
  }
}

/** Locked in one order for all, or who takes two leads would wait for ever for who takes them the other way round. */
async function read(
  trx: Kysely<Database>,
  leads: readonly { reference: string }[],
  locks: boolean,
): Promise<Row[]> {
  const found: Row[] = []
  for (const reference of leads.map((lead) => lead.reference).sort()) {
    const lead = trx
      .selectFrom('leads')
      .select([...mergeColumns])
      .where('reference', '=', reference)
    found.push(...(await (locks ? lead.forUpdate() : lead).execute()))
  }
  return found
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

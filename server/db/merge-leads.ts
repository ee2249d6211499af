import type { Kysely } from 'kysely'
import type { Actor, MergeResult } from '../lead-management/lead-management-store.ts'
import { recordLeadEvents } from './lead-events.ts'
import type { Database } from './schema.ts'

type Seen = { reference: string; version: number }
type Order = Seen & { by: Actor; now: number }

/** Whether two leads may be one: the same person wrote them, or the very same words. */
export function isAlike(
  one: { email: string; message: string },
  other: { email: string; message: string },
): boolean {
  const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return (
    one.email.toLowerCase() === other.email.toLowerCase() ||
    folded(one.message) === folded(other.message)
  )
}

/** Within a transaction. */
export async function mergeLeads(
  trx: Kysely<Database>,
  { by, now, ...order }: Order & { other: Seen },
  locks: boolean,
): Promise<MergeResult> {
  // In one order for all, or two colleagues who merge the same two would wait for each other for ever.
  const seen = [order, order.other].sort((a, b) => (a.reference < b.reference ? -1 : 1))
  const found = []
  for (const { reference, version } of seen) {
    const lead = await read(trx, reference, locks)
    if (!lead) return 'unknown'
    if (lead.version !== version) return 'conflict'
    found.push(lead)
  }
  const whole = found.find(({ reference }) => reference === order.reference)
  const part = found.find(({ reference }) => reference === order.other.reference)
  if (!whole || !part || whole.id === part.id || !isAlike(whole, part)) return 'unlike'
  if (whole.merged_into !== null || part.merged_into !== null) return 'merged-already'
  const [below] = await trx
    .selectFrom('leads')
    .select('id')
    .where('merged_into', '=', part.id)
    .limit(1)
    .execute()
  if (below) return 'merged-already'
  await put(trx, part, whole.id, now)
  await touch(trx, whole, now)
  await noteBoth(trx, 'merged', whole, part, { by, now })
  return 'merged'
}

/** Within a transaction. */
export async function takeLeadApart(
  trx: Kysely<Database>,
  { reference, version, by, now }: Order,
  locks: boolean,
): Promise<'apart' | 'unknown' | 'conflict'> {
  const part = await read(trx, reference, locks)
  if (!part) return 'unknown'
  if (part.version !== version || part.merged_into === null) return 'conflict'
  const whole = await trx
    .selectFrom('leads')
    .select(['id', 'reference', 'version'])
    .where('id', '=', part.merged_into)
    .executeTakeFirstOrThrow()
  await put(trx, part, null, now)
  await touch(trx, whole, now)
  await noteBoth(trx, 'taken-apart', whole, part, { by, now })
  return 'apart'
}

type Lead = { id: string; reference: string; version: number }

function read(trx: Kysely<Database>, reference: string, locks: boolean) {
  const found = trx
    .selectFrom('leads')
    .select(['id', 'reference', 'version', 'email', 'message', 'merged_into'])
    .where('reference', '=', reference)
  return (locks ? found.forUpdate() : found).executeTakeFirst()
}

async function put(trx: Kysely<Database>, lead: Lead, into: string | null, now: number) {
  await trx
    .updateTable('leads')
    .set({ merged_into: into, version: lead.version + 1, changed_at: now })
    .where('id', '=', lead.id)
    .execute()
}

/** Its list shows something else from then on; what a colleague changes in it is not overwritten by that. */
async function touch(trx: Kysely<Database>, { id }: Pick<Lead, 'id'>, now: number) {
  await trx.updateTable('leads').set({ changed_at: now }).where('id', '=', id).execute()
}

async function noteBoth(
  trx: Kysely<Database>,
  kind: 'merged' | 'taken-apart',
  whole: Lead | { id: string; reference: string },
  part: Lead,
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

import type { Kysely } from 'kysely'
import type { RecordKind, RecordPage } from '../../contract/team-admin.ts'
import type { Place } from '../kernel/place.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { erasedName } from './erase-colleague.ts'
import { newestAfter } from './newest-after.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

export type RecordEntry = RecordPage['entries'][number]

type Part = { after: Place | undefined; limit: number; shows: RecordKind }

/** Of a client's keyed hash: enough to tell one from another in a list. */
const shownOfClient = 8

/** What happened to accounts and what colleagues did, the newest first, after a place in that order. */
export function readRecord(
  { reader }: Pick<OpenDatabase, 'reader'>,
  part: Part,
): Promise<RecordEntry[]> {
  return whenReachable(async () => {
    if (part.shows === 'refusals') return accountEvents(reader, part)
    const parts = [
      await accountEvents(reader, part),
      await roleChanges(reader, part),
      await teamActions(reader, part),
    ]
    return parts.flat().sort(newestFirst).slice(0, part.limit)
  })
}

function newestFirst(a: RecordEntry, b: RecordEntry): number {
  return b.at - a.at || (a.id < b.id ? 1 : -1)
}

async function accountEvents(reader: Kysely<Database>, part: Part): Promise<RecordEntry[]> {
  const events = reader
    .selectFrom('account_events')
    .leftJoin('team_accounts', 'team_accounts.id', 'account_events.account_id')
    .select(['account_events.id', 'happened_at', 'kind', 'account_id', 'client', 'email'])
    .select(['times', 'last_at'])
    .where('kind', part.shows === 'refusals' ? '=' : '!=', 'pending call refused')
  const columns = { time: 'happened_at', id: 'account_events.id' } as const
  const rows = await newestAfter(events, columns, part).execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.happened_at,
    what: row.kind,
    who: row.email ?? (row.account_id ? erasedName : null),
    client: row.client.slice(0, row.client.includes(' ') ? undefined : shownOfClient) || null,
    times: row.times,
    lastAt: row.last_at ?? row.happened_at,
  }))
}

async function roleChanges(reader: Kysely<Database>, part: Part): Promise<RecordEntry[]> {
  const changes = reader.selectFrom('team_role_changes').selectAll()
  const rows = await newestAfter(changes, { time: 'changed_at', id: 'id' }, part).execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.changed_at,
    what:
      row.to_role === 'removed'
        ? `account removed by ${row.changed_by}`
        : `role changed from ${row.from_role} to ${row.to_role} by ${row.changed_by}`,
    who: row.address,
    client: null,
    times: 1,
    lastAt: row.changed_at,
  }))
}

async function teamActions(reader: Kysely<Database>, part: Part): Promise<RecordEntry[]> {
  const actions = reader.selectFrom('team_actions').selectAll()
  const rows = await newestAfter(actions, { time: 'happened_at', id: 'id' }, part).execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.happened_at,
    what: row.what,
    who: row.by_address,
    client: null,
    times: 1,
    lastAt: row.happened_at,
  }))
}

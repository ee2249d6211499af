import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountEvent, AccountEventKind, AccountEvents } from '../accounts/account-events.ts'
import type { AccountKeys } from '../accounts/account-keys.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

const hour = 3_600_000

export function kyselyAccountEvents(
  { db }: OpenDatabase,
  keys: () => Promise<AccountKeys>,
): AccountEvents {
  return {
    record: ({ kind, accountId, client, now }) =>
      whenReachable(async () => {
        const hashed = (await keys()).hashClient(client)
        await recordEvent(db, { kind, accountId, client: hashed, at: now })
      }),

    knows: (accountId, client) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('account_events')
          .select('id')
          // Asked for an address without an account, too: the time of an answer must not tell.
          .where('account_id', '=', accountId ?? '')
          .where('client', '=', (await keys()).hashClient(client))
          .where('kind', 'in', ['signed in', 'password reset'])
          .limit(1)
          .executeTakeFirst()
        return row !== undefined
      }),
  }
}

export async function recordEvent(db: Kysely<Database>, event: AccountEvent): Promise<void> {
  const { at, kind } = event
  // Without the client: whoever has many networks would have as many rows.
  const client = kind === 'pending call refused' ? '' : event.client
  const same = [kind, event.accountId ?? '', client, Math.floor(at / hour)].join('\n')
  await db
    .insertInto('account_events')
    .values({
      id: createHash('sha256').update(same).digest('base64url'),
      happened_at: at,
      kind,
      account_id: event.accountId ?? null,
      client,
      last_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        times: eb('account_events.times', '+', 1),
        last_at: at,
      })),
    )
    .execute()
}

/** The newest first, of one account or of all; accounts by their address while they exist. */
export async function readEvents(
  { db }: OpenDatabase,
  { accountId, limit }: { accountId?: string | undefined; limit: number },
): Promise<(AccountEvent & { times: number; address: string | undefined })[]> {
  const all = db
    .selectFrom('account_events')
    .leftJoin('team_accounts', 'team_accounts.id', 'account_events.account_id')
    .select(['happened_at', 'kind', 'account_id', 'client', 'email', 'times'])
    .orderBy('happened_at', 'desc')
    .orderBy('account_events.id')
    .limit(limit)
  const rows = await (accountId
    ? all.where('account_id', '=', accountId)
    : // What those without any power were refused would drown the rest.
      all.where('kind', '!=', 'pending call refused')
  ).execute()
  return rows.map((row) => ({
    at: row.happened_at,
    kind: row.kind as AccountEventKind,
    accountId: row.account_id ?? undefined,
    client: row.client,
    times: row.times,
    address: row.email ?? undefined,
  }))
}

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountEvent, AccountEventKind, AccountEvents } from '../accounts/account-events.ts'
import type { AccountKeys } from '../accounts/account-keys.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

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
  }
}

export async function recordEvent(db: Kysely<Database>, event: AccountEvent): Promise<void> {
  await db
    .insertInto('account_events')
    .values({
      id: randomUUID(),
      happened_at: event.at,
      kind: event.kind,
      account_id: event.accountId ?? null,
      client: event.client,
    })
    .execute()
}

/** The newest first, of one account or of all; accounts by their address while they exist. */
export async function readEvents(
  { db }: OpenDatabase,
  { accountId, limit }: { accountId?: string | undefined; limit: number },
): Promise<(AccountEvent & { address: string | undefined })[]> {
  const all = db
    .selectFrom('account_events')
    .leftJoin('team_accounts', 'team_accounts.id', 'account_events.account_id')
    .select(['happened_at', 'kind', 'account_id', 'client', 'email'])
    .orderBy('happened_at', 'desc')
    .orderBy('account_events.id')
    .limit(limit)
  const rows = await (accountId ? all.where('account_id', '=', accountId) : all).execute()
  return rows.map((row) => ({
    at: row.happened_at,
    kind: row.kind as AccountEventKind,
    accountId: row.account_id ?? undefined,
    client: row.client,
    address: row.email ?? undefined,
  }))
}

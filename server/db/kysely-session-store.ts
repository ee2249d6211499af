import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountKeys } from '../accounts/account-keys.ts'
import {
  type AccountAtEpoch,
  type Beginning,
  challengeLifetime,
  challengeTries,
  restLifetime,
  type SessionStore,
  wholeLifetime,
} from '../accounts/session-store.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { isAtEpoch } from './credential-epoch.ts'
import type { OpenDatabase } from './open-database.ts'
import type { AccountSessionTable, Database, TeamAccountTable } from './schema.ts'
import { transacting } from './transacting.ts'

/** Use is written down at most this often, milliseconds: reading a page is no reason to write. */
const noteUseEvery = 600_000

export function kyselySessionStore(
  { db, engine }: OpenDatabase,
  keys: () => Promise<AccountKeys>,
): SessionStore {
  const hashed = async (token: string) => (await keys()).hashToken(token)

  return {
    begin: (account, at) =>
      whenReachable(async () => {
        const token = newToken()
        const hash = await hashed(token)
        const begun = await transacting(db)(async (trx) => {
          if (!(await isAtEpoch(trx, account, engine))) return false
          await insertSession(trx, { ...account, hash }, at)
          return true
        })
        return begun ? token : undefined
      }),

    find: (token, now) =>
      whenReachable(async () => {
        const hash = await hashed(token)
        const row = await heldSessions(db).where('token_hash', '=', hash).executeTakeFirst()
        if (!row || !holds(row, now)) return undefined
        if (now - row.used_at > noteUseEvery) {
          await db
            .updateTable('account_sessions')
            .set({ used_at: now })
            .where('id', '=', row.session_id)
            .execute()
        }
        return {
          sessionId: row.session_id,
          accountId: row.account_id,
          epoch: row.epoch,
          provedAt: row.proved_at,
          address: row.email,
          role: row.role,
          secondFactor: Boolean(row.two_factor_enabled),
        }
      }),

    list: (accountId, now) =>
      whenReachable(async () => {
        const rows = await heldSessions(db)
          .where('account_id', '=', accountId)
          .orderBy('used_at', 'desc')
          .orderBy('account_sessions.id')
          .execute()
        return rows
          .filter((row) => holds(row, now))
          .map((row) => ({
            id: row.session_id,
            device: row.device,
            begunAt: row.begun_at,
            usedAt: row.used_at,
          }))
      }),

    end: (accountId, sessionId) =>
      whenReachable(async () => {
        const ended = await db
          .deleteFrom('account_sessions')
          .where('id', '=', sessionId)
          .where('account_id', '=', accountId)
          .returning('id')
          .executeTakeFirst()
        return ended !== undefined
      }),

    endAll: (accountId) =>
      whenReachable(async () => {
        await db.deleteFrom('account_sessions').where('account_id', '=', accountId).execute()
      }),

    prove: (sessionId, now) =>
      whenReachable(async () => {
        await db
          .updateTable('account_sessions')
          .set({ proved_at: now })
          .where('id', '=', sessionId)
          .execute()
      }),

    challenge: ({ accountId, epoch }, now) =>
      whenReachable(async () => {
        const token = newToken()
        await db.deleteFrom('account_challenges').where('expires_at', '<=', now).execute()
        await insertChallenge(db, { accountId, epoch, hash: await hashed(token) }, now)
        return token
      }),

    tryChallenge: (token, now) =>
      whenReachable(async () => {
        // Counted before the code is looked at: parallel tries count too.
        const row = await db
          .updateTable('account_challenges')
          .set((eb) => ({ tries: eb('tries', '+', 1) }))
          .where('token_hash', '=', await hashed(token))
          .where('tries', '<', challengeTries)
          .where('expires_at', '>', now)
          .returning('account_id')
          .executeTakeFirst()
        return row && { accountId: row.account_id }
      }),

    finish: (challenge, at) =>
      whenReachable(async () => {
        const token = newToken()
        const [spent, hash] = [await hashed(challenge), await hashed(token)]
        const begun = await transacting(db)(async (trx) => {
          const row = await trx
            .deleteFrom('account_challenges')
            .where('token_hash', '=', spent)
            .returning(['account_id', 'epoch'])
            .executeTakeFirst()
          if (!row) return false
          const account = { accountId: row.account_id, epoch: row.epoch }
          if (!(await isAtEpoch(trx, account, engine))) return false
          await insertSession(trx, { ...account, hash }, at)
          return true
        })
        return begun ? token : undefined
      }),
  }
}

/** 256 random bits, so nothing about them needs to be signed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Keeps what has begun and waits for its second step, under the hash of its token. */
export async function insertChallenge(
  db: Kysely<Database>,
  { accountId, epoch, hash }: AccountAtEpoch & { hash: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('account_challenges')
    .values({
      token_hash: hash,
      account_id: accountId,
      epoch,
      tries: 0,
      expires_at: now + challengeLifetime,
    })
    .execute()
}

export async function insertSession(
  trx: Kysely<Database>,
  { accountId, epoch, hash }: AccountAtEpoch & { hash: string },
  { device, now }: Beginning,
): Promise<void> {
  await trx
    .deleteFrom('account_sessions')
    .where((eb) =>
      eb.or([
        eb('used_at', '<=', now - restLifetime),
        eb('begun_at', '<=', now - wholeLifetime.staff),
      ]),
    )
    .execute()
  await trx
    .insertInto('account_sessions')
    .values({
      id: randomUUID(),
      token_hash: hash,
      account_id: accountId,
      epoch,
      device,
      begun_at: now,
      used_at: now,
      proved_at: now,
    })
    .execute()
}

/** Sessions with their accounts; those of an earlier epoch are none. */
function heldSessions(db: Kysely<Database>) {
  return db
    .selectFrom('account_sessions')
    .innerJoin('team_accounts', (join) =>
      join
        .onRef('team_accounts.id', '=', 'account_sessions.account_id')
        .onRef('team_accounts.credential_epoch', '=', 'account_sessions.epoch'),
    )
    .select([
      'account_sessions.id as session_id',
      'account_id',
      'epoch',
      'device',
      'begun_at',
      'used_at',
      'proved_at',
      'email',
      'role',
      'two_factor_enabled',
    ])
}

function holds(
  row: Pick<AccountSessionTable, 'begun_at' | 'used_at'> & Pick<TeamAccountTable, 'role'>,
  now: number,
): boolean {
  return now < row.used_at + restLifetime && now < row.begun_at + wholeLifetime[row.role]
}

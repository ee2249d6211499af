import type { Kysely } from 'kysely'
import type { AccountKeys } from '../accounts/account-keys.ts'
import type { Credential, CredentialStore } from '../accounts/credential-store.ts'
import type { AccountAtEpoch } from '../accounts/session-store.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { isAtEpoch, moveEpoch } from './credential-epoch.ts'
import { insertSession, newToken } from './kysely-session-store.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

export function kyselyCredentialStore(
  { db, engine }: OpenDatabase,
  keys: () => Promise<AccountKeys>,
): CredentialStore {
  return {
    find: (address) =>
      whenReachable(async () => {
        const row = await credentials(db)
          .where('email', '=', address.toLowerCase())
          .executeTakeFirst()
        return row && credential(row)
      }),

    findById: (accountId) =>
      whenReachable(async () => {
        const row = await credentials(db)
          .where('team_accounts.id', '=', accountId)
          .executeTakeFirst()
        return row && credential(row)
      }),

    resetPassword: (account, hash) =>
      whenReachable(async () => {
        const epoch = await transacting(db)((trx) => replacePassword(trx, account, hash, engine))
        return epoch !== undefined
      }),

    changePassword: (account, hash, at) =>
      whenReachable(async () => {
        const token = newToken()
        const tokenHash = (await keys()).hashToken(token)
        const changed = await transacting(db)(async (trx) => {
          const epoch = await replacePassword(trx, account, hash, engine)
          if (epoch === undefined) return false
          const session = { accountId: account.accountId, epoch, hash: tokenHash }
          await insertSession(trx, session, at)
          return true
        })
        return changed ? token : undefined
      }),

    rehash: (accountId, from, to) =>
      whenReachable(async () => {
        await db
          .updateTable('team_credentials')
          .set({ password: to })
          .where('user_id', '=', accountId)
          .where('password', '=', from)
          .execute()
      }),
  }
}

/** The new epoch; undefined when the account has changed since it was read. */
async function replacePassword(
  trx: Kysely<Database>,
  account: AccountAtEpoch,
  hash: string,
  engine: OpenDatabase['engine'],
): Promise<number | undefined> {
  if (!(await isAtEpoch(trx, account, engine))) return undefined
  const { accountId } = account
  await trx
    .updateTable('team_credentials')
    .set({ password: hash })
    .where('user_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .execute()
  await trx.deleteFrom('team_verifications').where('value', '=', accountId).execute()
  return moveEpoch(trx, accountId)
}

/** One statement, so that hash and epoch belong to each other. */
function credentials(db: Kysely<Database>) {
  return db
    .selectFrom('team_accounts')
    .leftJoin('team_credentials', (join) =>
      join
        .onRef('team_credentials.user_id', '=', 'team_accounts.id')
        .on('team_credentials.provider_id', '=', 'credential'),
    )
    .select([
      'team_accounts.id',
      'email',
      'email_verified',
      'role',
      'two_factor_enabled',
      'credential_epoch',
      'password',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof credentials>['executeTakeFirstOrThrow']>>

function credential(row: Row): Credential {
  return {
    accountId: row.id,
    address: row.email,
    confirmed: Boolean(row.email_verified),
    role: row.role,
    secondFactor: Boolean(row.two_factor_enabled),
    epoch: row.credential_epoch,
    hash: row.password,
  }
}

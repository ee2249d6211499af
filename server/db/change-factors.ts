import type { Kysely } from 'kysely'
import type { AccountKeys } from '../accounts/account-keys.ts'
import type { AccountAtEpoch, Beginning } from '../accounts/session-store.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { isAtEpoch, moveEpoch } from './credential-epoch.ts'
import { insertSession, newToken } from './kysely-session-store.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

/**
 * Runs a change of what an account signs in with, after which only the asker's new session
 * is left; its token. Undefined when the account has changed since it was read, or when the
 * work says no.
 */
export function changeFactors(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  keys: () => Promise<AccountKeys>,
  account: AccountAtEpoch,
  at: Beginning,
  work: (trx: Kysely<Database>) => Promise<boolean>,
): Promise<string | undefined> {
  return whenReachable(async () => {
    const token = newToken()
    const hash = (await keys()).hashToken(token)
    const changed = await transacting(db)(async (trx) => {
      if (!(await isAtEpoch(trx, account, engine))) return false
      if (!(await work(trx))) return false
      const { accountId } = account
      const epoch = await moveEpoch(trx, accountId)
      await insertSession(trx, { accountId, epoch, hash }, at)
      return true
    })
    return changed ? token : undefined
  })
}

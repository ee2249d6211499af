import type { Kysely } from 'kysely'
import type { AccountKeys } from '../accounts/account-keys.ts'
import {
  firstLock,
  longestLock,
  type SecondFactorStore,
  wrongCodesToLock,
} from '../accounts/second-factor-store.ts'
import type { AccountAtEpoch, Beginning } from '../accounts/session-store.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { changeFactors } from './change-factors.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

export function kyselySecondFactorStore(
  { db, engine }: OpenDatabase,
  keys: () => Promise<AccountKeys>,
): SecondFactorStore {
  const flag = (on: boolean) => (engine === 'postgres' ? on : Number(on))

  /** Runs a change of the factor, after which only the asker's new session is left. */
  function change(
    account: AccountAtEpoch,
    on: boolean,
    at: Beginning,
    work: (trx: Kysely<Database>) => Promise<boolean>,
  ): Promise<string | undefined> {
    return changeFactors({ db, engine }, keys, account, at, async (trx) => {
      if (!(await work(trx))) return false
      await trx
        .updateTable('team_accounts')
        .set({ two_factor_enabled: flag(on) })
        .where('id', '=', account.accountId)
        .execute()
      return true
    })
  }

  return {
    find: (accountId) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('account_authenticators')
          .selectAll()
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        return (
          row && {
            secret: row.secret,
            recoveryCodes: row.recovery_codes,
            proved: row.proved === 1,
            usedStep: row.used_step,
            lockedUntil: row.locked_until,
          }
        )
      }),

    offer: (accountId, secret, recoveryCodes) =>
      whenReachable(async () => {
        const offered = await db
          .insertInto('account_authenticators')
          .values({
            account_id: accountId,
            secret,
            recovery_codes: recoveryCodes,
            proved: 0,
            used_step: 0,
            wrong_codes: 0,
            locks: 0,
            locked_until: 0,
          })
          .onConflict((conflict) =>
            conflict
              .column('account_id')
              .doUpdateSet({ secret, recovery_codes: recoveryCodes, used_step: 0 })
              .where('account_authenticators.proved', '=', 0),
          )
          .returning('account_id')
          .executeTakeFirst()
        return offered !== undefined
      }),

    switchOn: (account, step, at) =>
      change(account, true, at, async (trx) => {
        const proved = await trx
          .updateTable('account_authenticators')
          .set({ proved: 1, used_step: step })
          .where('account_id', '=', account.accountId)
          .where('proved', '=', 0)
          .returning('account_id')
          .executeTakeFirst()
        return proved !== undefined
      }),

    switchOff: (account, at) =>
      change(account, false, at, async (trx) => {
        await trx
          .deleteFrom('account_passkeys')
          .where('account_id', '=', account.accountId)
          .execute()
        await trx
          .deleteFrom('account_authenticators')
          .where('account_id', '=', account.accountId)
          .execute()
        return true
      }),

    takeStep: (accountId, step) =>
      whenReachable(async () => {
        const used = await db
          .updateTable('account_authenticators')
          .set({ used_step: step })
          .where('account_id', '=', accountId)
          .where('used_step', '<', step)
          .returning('account_id')
          .executeTakeFirst()
        return used !== undefined
      }),

    replaceRecoveryCodes: (accountId, from, to) =>
      whenReachable(async () => {
        const replaced = await db
          .updateTable('account_authenticators')
          .set({ recovery_codes: to })
          .where('account_id', '=', accountId)
          .where('recovery_codes', '=', from)
          .returning('account_id')
          .executeTakeFirst()
        return replaced !== undefined
      }),

    wrongCode: (accountId, now) =>
      whenReachable(async () => {
        const row = await db
          .updateTable('account_authenticators')
          .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
          .where('account_id', '=', accountId)
          .returning(['wrong_codes', 'locks'])
          .executeTakeFirst()
        if (!row || row.wrong_codes < wrongCodesToLock) return undefined
        const until = now + Math.min(longestLock, firstLock * 2 ** Math.min(row.locks, 10))
        const locked = await db
          .updateTable('account_authenticators')
          .set({ wrong_codes: 0, locks: row.locks + 1, locked_until: until })
          .where('account_id', '=', accountId)
          .where('locks', '=', row.locks)
          .returning('account_id')
          .executeTakeFirst()
        return locked && until
      }),

    rightCode: (accountId) =>
      whenReachable(async () => {
        await db
          .updateTable('account_authenticators')
          .set({ wrong_codes: 0, locks: 0, locked_until: 0 })
          .where('account_id', '=', accountId)
          .execute()
      }),
  }
}

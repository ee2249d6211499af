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

  const hashesOf = async (accountId: string, codes: readonly string[]) => {
    const { hashRecoveryCode } = await keys()
    return JSON.stringify(codes.map((code) => hashRecoveryCode(accountId, code)))
  }

  /** True for the one caller that replaces the list as it was read. */
  async function replaceCodes(accountId: string, from: string, to: string): Promise<boolean> {
    const replaced = await db
      .updateTable('account_authenticators')
      .set({ recovery_codes: to })
      .where('account_id', '=', accountId)
      .where('recovery_codes', '=', from)
      .returning('account_id')
      .executeTakeFirst()
    return replaced !== undefined
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
            encryptedRecoveryCodes: isHashed(row.recovery_codes) ? undefined : row.recovery_codes,
            proved: row.proved === 1,
            usedStep: row.used_step,
            lockedUntil: row.locked_until,
          }
        )
      }),

    offer: (accountId, secret, recoveryCodes) =>
      whenReachable(async () => {
        const hashes = await hashesOf(accountId, recoveryCodes)
        const offered = await db
          .insertInto('account_authenticators')
          .values({
            account_id: accountId,
            secret,
            recovery_codes: hashes,
            proved: 0,
            used_step: 0,
            wrong_codes: 0,
            locks: 0,
            locked_until: 0,
          })
          .onConflict((conflict) =>
            conflict
              .column('account_id')
              .doUpdateSet({ secret, recovery_codes: hashes, used_step: 0 })
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

    takeRecoveryCode: (accountId, code) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('account_authenticators')
          .select('recovery_codes')
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        if (!row || !isHashed(row.recovery_codes)) return false
        const hashes = JSON.parse(row.recovery_codes) as string[]
        const taken = (await keys()).hashRecoveryCode(accountId, code)
        if (!hashes.includes(taken)) return false
        const left = JSON.stringify(hashes.filter((hash) => hash !== taken))
        return replaceCodes(accountId, row.recovery_codes, left)
      }),

    listEncryptedRecoveryCodes: () =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('account_authenticators')
          .select(['account_id', 'recovery_codes'])
          .where('recovery_codes', 'not like', '[%')
          .execute()
        return rows.map((row) => ({ accountId: row.account_id, encrypted: row.recovery_codes }))
      }),

    hashRecoveryCodes: (accountId, encrypted, codes) =>
      whenReachable(async () => {
        await replaceCodes(accountId, encrypted, await hashesOf(accountId, codes))
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

/** A JSON list of hashes; what was encrypted begins otherwise. */
function isHashed(recoveryCodes: string): boolean {
  return recoveryCodes.startsWith('[')
}

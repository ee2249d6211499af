import type { AccountKeys } from '../accounts/account-keys.ts'
import type { PasskeyStore } from '../accounts/passkey-store.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import { changeFactors } from './change-factors.ts'
import { insertChallenge, newToken } from './kysely-session-store.ts'
import type { OpenDatabase } from './open-database.ts'

export function kyselyPasskeyStore(
  { db, engine }: OpenDatabase,
  keys: () => Promise<AccountKeys>,
): PasskeyStore {
  /** Under a name of its own: it must not pass for a sign-in that waits for its second step. */
  const hashed = async (adding: string) => (await keys()).hashToken(`adding a passkey ${adding}`)

  return {
    list: (accountId) =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('account_passkeys')
          .selectAll()
          .where('account_id', '=', accountId)
          .orderBy('added_at')
          .orderBy('id')
          .execute()
        return rows.map((row) => ({
          id: row.id,
          publicKey: row.public_key,
          counter: row.counter,
          transports: JSON.parse(row.transports) as string[],
          device: row.device,
          addedAt: row.added_at,
        }))
      }),

    beginAdding: ({ accountId, epoch }, now) =>
      whenReachable(async () => {
        const token = newToken()
        await insertChallenge(db, { accountId, epoch, hash: await hashed(token) }, now)
        return token
      }),

    add: async (account, adding, passkey, at) => {
      const spent = await hashed(adding)
      return changeFactors({ db, engine }, keys, account, at, async (trx) => {
        const begun = await trx
          .deleteFrom('account_challenges')
          .where('token_hash', '=', spent)
          .where('account_id', '=', account.accountId)
          .where('expires_at', '>', at.now)
          .returning('token_hash')
          .executeTakeFirst()
        if (!begun) return false
        const added = await trx
          .insertInto('account_passkeys')
          .values({
            id: passkey.id,
            account_id: account.accountId,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: JSON.stringify(passkey.transports),
            device: passkey.device,
            added_at: passkey.addedAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        return added !== undefined
      })
    },

    remove: (account, id, at) =>
      changeFactors({ db, engine }, keys, account, at, async (trx) => {
        const removed = await trx
          .deleteFrom('account_passkeys')
          .where('id', '=', id)
          .where('account_id', '=', account.accountId)
          .returning('id')
          .executeTakeFirst()
        return removed !== undefined
      }),

    use: (id, counter, counted) =>
      whenReachable(async () => {
        const used = await db
          .updateTable('account_passkeys')
          .set({ counter: counted })
          .where('id', '=', id)
          .where('counter', '=', counter)
          .returning('id')
          .executeTakeFirst()
        return used !== undefined
      }),
  }
}

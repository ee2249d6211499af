import type { Kysely } from 'kysely'
import type { AccountAtEpoch } from '../accounts/session-store.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

/** Whether the account is as it was read; it then stays so until the transaction ends. */
export async function isAtEpoch(
  trx: Kysely<Database>,
  { accountId, epoch }: AccountAtEpoch,
  engine: OpenDatabase['engine'],
): Promise<boolean> {
  const query = trx
    .selectFrom('team_accounts')
    .select('credential_epoch')
    .where('id', '=', accountId)
  const account = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  return account?.credential_epoch === epoch
}

/**
 * Ends every session and every half-done sign-in of an account, those included that
 * another process is about to begin. Returns the new epoch. Throws without an account.
 */
export async function moveEpoch(trx: Kysely<Database>, accountId: string): Promise<number> {
  const account = await trx
    .updateTable('team_accounts')
    .set((eb) => ({ credential_epoch: eb('credential_epoch', '+', 1) }))
    .where('id', '=', accountId)
    .returning('credential_epoch')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('account_sessions').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('account_challenges').where('account_id', '=', accountId).execute()
  return account.credential_epoch
}

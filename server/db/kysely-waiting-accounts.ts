import type { AccountMail, WaitingAccounts } from '../accounts/account-mail.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { intervalKey } from './kysely-account-mail-queue.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import { transacting } from './transacting.ts'

const hour = 3_600_000
/** Addresses that one mail names; the dashboard shows them all. */
const named = 20

/** Which accounts wait, in SQLite or PostgreSQL; `onQueued` hears of mails. */
export function kyselyWaitingAccounts(
  { db, engine, keyed }: OpenDatabase,
  write: (mail: AccountMail, now: number) => QueuedMail,
  onQueued: () => void,
): WaitingAccounts {
  return {
    async tell(now) {
      const queued = await transacting(db)(async (trx) => {
        const waiting = await trx
          .selectFrom('team_accounts')
          .leftJoin('account_waits_told', 'account_waits_told.account_id', 'team_accounts.id')
          .select(['team_accounts.id', 'team_accounts.email', 'account_waits_told.told_at'])
          .where('team_accounts.role', '=', 'pending')
          .where('team_accounts.email_verified', '=', engine === 'postgres' ? true : 1)
          .orderBy('team_accounts.created_at', 'desc')
          .execute()
        const untold = waiting.filter(({ told_at: told }) => told === null)
        if (untold.length === 0) return 0
        const admins = await trx
          .selectFrom('team_accounts')
          .select('email')
          .where('role', '=', 'admin')
          .execute()
        if (admins.length === 0) return 0
        // Waits for a simultaneous claim of the same hour, then yields to it.
        const claimed = await trx
          .insertInto('account_letters')
          .values({ key: intervalKey(keyed, 'accounts-waiting', 'admins'), queued_at: now })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ queued_at: now })
              .where('account_letters.queued_at', '<=', now - hour),
          )
          .returning('key')
          .executeTakeFirst()
        if (!claimed) return 0
        await trx
          .insertInto('account_waits_told')
          .values(untold.map(({ id }) => ({ account_id: id, told_at: now })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const about = {
          kind: 'accounts-waiting',
          waiting: [...untold, ...waiting.filter(({ told_at: told }) => told !== null)]
            .slice(0, named)
            .map(({ email }) => email),
          count: waiting.length,
        } as const
        const mails = admins.map(({ email }) => write({ ...about, address: email }, now))
        await trx.insertInto('outbox').values(mails.map(outboxRow)).execute()
        return mails.length
      })
      if (queued > 0) onQueued()
      return queued
    },
  }
}

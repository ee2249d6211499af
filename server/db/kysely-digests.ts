import { colleagues } from '../../contract/accounts.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { DigestStore } from '../lead-management/day-digest.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import { transacting } from './transacting.ts'

/** Who gets a digest, in SQLite or PostgreSQL. */
export function kyselyDigests({ db }: OpenDatabase): DigestStore {
  return {
    hourOf: (accountId) =>
      whenReachable(async () => {
        const row = await db
          .selectFrom('team_digests')
          .select('hour')
          .where('account_id', '=', accountId)
          .executeTakeFirst()
        return row?.hour ?? null
      }),

    setHour: (accountId, hour, from) =>
      whenReachable(async () => {
        if (hour === null) {
          await db.deleteFrom('team_digests').where('account_id', '=', accountId).execute()
          return
        }
        const row = { hour, sent_day: from }
        await db
          .insertInto('team_digests')
          .values({ account_id: accountId, ...row })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
          .execute()
      }),

    due: (day, hour) =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('team_digests')
          .innerJoin('team_accounts', 'team_accounts.id', 'team_digests.account_id')
          .select(['team_accounts.id', 'team_accounts.email'])
          .where('team_digests.hour', '<=', hour)
          .where('team_digests.sent_day', '<', day)
          .where('team_accounts.role', 'in', colleagues)
          .orderBy('team_accounts.email')
          .execute()
        return rows.map(({ id, email }) => ({ accountId: id, address: email }))
      }),

    sendOnce: (accountId, day, mail) =>
      transacting(db)(async (trx) => {
        // Waits for a simultaneous claim of the same day, then yields to it.
        const claimed = await trx
          .updateTable('team_digests')
          .set({ sent_day: day })
          .where('account_id', '=', accountId)
          .where('sent_day', '<', day)
          .returning('account_id')
          .executeTakeFirst()
        if (!claimed) return false
        if (mail) await trx.insertInto('outbox').values(outboxRow(mail)).execute()
        return true
      }),
  }
}

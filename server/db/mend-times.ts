import { type Kysely, sql } from 'kysely'
import { leaseTime } from '../mail/outbox-worker.ts'
import { retryWaits } from '../mail/retry-schedule.ts'
import { databaseClock } from './database-clock.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './schema.ts'

const hour = 3_600_000
const day = 24 * hour

/** Clocks of several machines differ by less. */
const slack = hour

/**
 * Sets right what can only come from a clock that ran ahead, or runs behind now: else a mail would wait until the day
 * that clock showed, and a session last until then. `now` is in epoch milliseconds; returns how much of what was mended.
 * Instants that say when something happened stay: nobody knows when it did.
 */
export async function mendTimes(
  { db, engine }: OpenDatabase,
  now: number,
): Promise<Record<string, number>> {
  const ahead = now + slack
  const mended = {
    mails: await mendOutbox(db, engine, now),
    sessions: await count(
      db
        .updateTable('account_sessions')
        .set({ begun_at: now, used_at: now, proved_at: 0 })
        .where((eb) => eb.or([eb('begun_at', '>', ahead), eb('used_at', '>', ahead)])),
    ),
    proofs: await count(
      db.updateTable('account_sessions').set({ proved_at: 0 }).where('proved_at', '>', ahead),
    ),
    challenges: await count(db.deleteFrom('account_challenges').where('expires_at', '>', ahead)),
    locks: await count(
      db
        .updateTable('account_authenticators')
        .set({ locked_until: now })
        .where('locked_until', '>', ahead + day),
    ),
    mailBudgets: await count(db.deleteFrom('mail_budgets').where('changed_at', '>', ahead)),
    letters: await count(db.deleteFrom('account_letters').where('queued_at', '>', ahead)),
    untoldLeads: await count(
      db
        .updateTable('untold_leads')
        .set({ hour: Math.floor(now / hour) })
        .where('hour', '>', Math.floor(ahead / hour)),
    ),
    limits: await count(db.deleteFrom('rate_limits').where('expire', '>', ahead + day)),
  }
  return Object.fromEntries(Object.entries(mended).filter(([, rows]) => rows > 0))
}

/** Mails and deliveries: each statement finds its rows among those that wait, by the index of what is due. */
async function mendOutbox(
  db: Kysely<Database>,
  engine: OpenDatabase['engine'],
  now: number,
): Promise<number> {
  const waiting = (webhook: 'is' | 'is not') =>
    db
      .updateTable('outbox')
      .where('state', '=', sql.lit('waiting'))
      .where('webhook_id', webhook, null)
  const clock = databaseClock[engine]
  let mended = 0
  for (const webhook of ['is', 'is not'] as const) {
    mended += await count(
      waiting(webhook)
        .set({ next_attempt_at: now })
        .where('next_attempt_at', '>', now + Math.max(...retryWaits) + slack),
    )
    mended += await count(
      waiting(webhook)
        .set({ lease_until: 0, lease_owner: null })
        .where('lease_until', '>', sql<number>`${clock} + ${sql.lit(leaseTime + slack)}`),
    )
  }
  return mended
}

async function count(query: {
  executeTakeFirst: () => Promise<{ numUpdatedRows: bigint } | { numDeletedRows: bigint }>
}): Promise<number> {
  const result = await query.executeTakeFirst()
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows)
}

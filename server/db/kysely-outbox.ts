import { type Kysely, sql } from 'kysely'
import type { Outbox } from '../mail/outbox.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database, OutboxTable } from './schema.ts'

/** Longest error text that is kept; a server's answer may be a page. */
const longestError = 500

/** The outbox in SQLite or PostgreSQL; on PostgreSQL simultaneous claims skip each other's rows. */
export function kyselyOutbox({ db, engine }: OpenDatabase): Outbox {
  return {
    async claim({ owner, now, leaseUntil, limit }) {
      const rows = await db
        .with('due', (query) => {
          const due = query
            .selectFrom('outbox')
            .select('id')
            // As a literal: with a parameter SQLite cannot use the partial index.
            .where('state', '=', sql.lit('waiting'))
            .where('next_attempt_at', '<=', now)
            .where('lease_until', '<=', now)
            .orderBy('next_attempt_at')
            .limit(limit)
          return engine === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .updateTable('outbox')
        .set((eb) => ({
          lease_until: leaseUntil,
          lease_owner: owner,
          // Counted before sending: a crash mid-send must not retry for ever.
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
        .returning(['id', 'kind', 'message', 'attempts'])
        .execute()
      return rows.map((row) => ({ ...row, message: JSON.parse(row.message) as MailMessage }))
    },

    markSent: (id, owner, now) =>
      finish(db, id, owner, { state: 'sent', finished_at: now, last_error: null }),

    retryAt: (id, owner, nextAttemptAt, error) =>
      finish(db, id, owner, {
        next_attempt_at: nextAttemptAt,
        last_error: error.slice(0, longestError),
      }),

    markFailed: (id, owner, now, error) =>
      finish(db, id, owner, {
        state: 'failed',
        finished_at: now,
        last_error: error.slice(0, longestError),
      }),

    async depth() {
      const waiting = await db
        .selectFrom('outbox')
        .select((eb) => [eb.fn.countAll<number>().as('mails'), eb.fn.min('queued_at').as('oldest')])
        .where('state', '=', sql.lit('waiting'))
        .executeTakeFirstOrThrow()
      const failed = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('mails'))
        .where('state', '=', sql.lit('failed'))
        .executeTakeFirstOrThrow()
      return {
        waiting: waiting.mails,
        failed: failed.mails,
        oldestQueuedAt: waiting.oldest ?? undefined,
      }
    },
  }
}

async function finish(
  db: Kysely<Database>,
  id: string,
  owner: string,
  change: Partial<OutboxTable>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, lease_until: 0, lease_owner: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute()
}

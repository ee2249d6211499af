import { type Kysely, sql, type Updateable } from 'kysely'
import type { Claimed, ClaimedDelivery, ClaimedMail, Outbox } from '../mail/outbox.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database, OutboxTable } from './schema.ts'

/** Longest error text that is kept; a server's answer may be a page. */
const longestError = 500

/** The mails of the outbox in SQLite or PostgreSQL. */
export function kyselyOutbox(database: OpenDatabase): Outbox {
  return queue<ClaimedMail>(database, 'is', ({ message, webhook_id: _, ...row }) => ({
    ...row,
    message: JSON.parse(message) as MailMessage,
  }))
}

/** Its deliveries to webhooks: a queue of their own, so that a slow receiver holds no mail up. */
export function kyselyDeliveries(database: OpenDatabase): Outbox<ClaimedDelivery> {
  return queue<ClaimedDelivery>(database, 'is not', ({ message, webhook_id, ...row }) => ({
    ...row,
    webhookId: webhook_id ?? '',
    body: message,
  }))
}

type ClaimedRow = Claimed & Pick<OutboxTable, 'message' | 'webhook_id'>

/** Epoch milliseconds by the clock of the database. SQLite has that of the machine. */
const databaseClock = {
  sqlite: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
}

/** The rows whose webhook `is` null or `is not`; on PostgreSQL simultaneous claims skip each other's. */
function queue<T extends Claimed>(
  { db, reader, engine }: OpenDatabase,
  webhook: 'is' | 'is not',
  read: (row: ClaimedRow) => T,
): Outbox<T> {
  const clock = databaseClock[engine]
  return {
    async claim({ owner, now, leaseTime, limit }) {
      const rows = await db
        .with('due', (query) => {
          const due = query
            .selectFrom('outbox')
            .select('id')
            // As a literal: with a parameter SQLite cannot use the index of what is due.
            .where('state', '=', sql.lit('waiting'))
            .where('webhook_id', webhook, null)
            .where('next_attempt_at', '<=', now)
            .where('lease_until', '<=', clock)
            .orderBy('next_attempt_at')
            .limit(limit)
          return engine === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .updateTable('outbox')
        .set((eb) => ({
          lease_until: sql<number>`${clock} + ${sql.lit(leaseTime)}`,
          lease_owner: owner,
          // Counted before sending: a crash mid-send must not retry for ever.
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
        .returning(['id', 'kind', 'message', 'webhook_id', 'attempts'])
        .execute()
      return rows.map(read)
    },

    markSent: (ids, owner, now) =>
      finish(db, ids, owner, { state: 'sent', finished_at: now, last_error: null }),

    async giveBack(ids, owner) {
      await held(db, ids, owner)
        .set((eb) => ({ ...free, attempts: eb('attempts', '-', 1) }))
        .execute()
    },

    retryAt: (id, owner, nextAttemptAt, error) =>
      finish(db, [id], owner, {
        next_attempt_at: nextAttemptAt,
        last_error: error.slice(0, longestError),
      }),

    markFailed: (id, owner, now, error) =>
      finish(db, [id], owner, {
        state: 'failed',
        finished_at: now,
        last_error: error.slice(0, longestError),
      }),

    async depth() {
      const waiting = await reader
        .selectFrom('outbox')
        .select((eb) => [eb.fn.countAll<number>().as('mails'), eb.fn.min('queued_at').as('oldest')])
        .where('state', '=', sql.lit('waiting'))
        .where('webhook_id', webhook, null)
        .executeTakeFirstOrThrow()
      const failed = await reader
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('mails'))
        .where('state', '=', sql.lit('failed'))
        .where('webhook_id', webhook, null)
        .executeTakeFirstOrThrow()
      return {
        waiting: waiting.mails,
        failed: failed.mails,
        oldestQueuedAt: waiting.oldest ?? undefined,
      }
    },
  }
}

const free = { lease_until: 0, lease_owner: null }

async function finish(
  db: Kysely<Database>,
  ids: readonly string[],
  owner: string,
  change: Updateable<OutboxTable>,
): Promise<void> {
  await held(db, ids, owner)
    .set({ ...change, ...free })
    .execute()
}

function held(db: Kysely<Database>, ids: readonly string[], owner: string) {
  return db
    .updateTable('outbox')
    .where('id', 'in', [...ids])
    .where('lease_owner', '=', owner)
}

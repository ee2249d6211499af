import { type Kysely, sql, type Updateable } from 'kysely'
import { isAnswerMail } from '../mail/answer-mail-id.ts'
import type { Claimed, ClaimedDelivery, ClaimedMail, Outbox } from '../mail/outbox.ts'
import { databaseClock } from './database-clock.ts'
import type { OpenDatabase } from './open-database.ts'
import { readMessage } from './outbox-row.ts'
import type { Database, OutboxTable } from './schema.ts'
import { settleAnswers } from './settle-answers.ts'
import { transacting } from './transacting.ts'

/** Longest error text that is kept; a server's answer may be a page. */
const longestError = 500

/** The mails of the outbox in SQLite or PostgreSQL. */
export function kyselyOutbox(database: OpenDatabase): Outbox {
  const { db, engine } = database
  const mails = queue<ClaimedMail>(database, 'is', ({ message, webhook_id: _, ...row }) => ({
    ...row,
    message: readMessage(message),
  }))
  /** Of answers the history says what became of them, as soon as it is known. */
  async function end(ids: readonly string[], owner: string, change: Ending): Promise<void> {
    if (!ids.some(isAnswerMail)) return finish(db, ids, owner, change)
    await transacting(db)(async (trx) => {
      await finish(trx, ids, owner, change)
      await settleAnswers(trx, engine)
    })
  }
  return {
    ...mails,
    claim: async (claim) => withFiles(db, await mails.claim(claim)),
    markSent: (ids, owner, now) => end(ids, owner, sent(now)),
    markFailed: (id, owner, now, error) => end([id], owner, failed(now, error)),
  }
}

/** Answers with what they carry. */
async function withFiles(
  db: Kysely<Database>,
  claimed: readonly ClaimedMail[],
): Promise<ClaimedMail[]> {
  const ids = claimed.map(({ id }) => id).filter(isAnswerMail)
  if (ids.length === 0) return [...claimed]
  const rows = await db
    .selectFrom('mail_files')
    .select(['mail_id', 'name', 'type', 'content'])
    .where('mail_id', 'in', ids)
    .orderBy('place')
    .execute()
  return claimed.map((mail) => {
    const files = rows.filter((row) => row.mail_id === mail.id)
    return files.length > 0 ? { ...mail, message: { ...mail.message, files } } : mail
  })
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

    async holds(id, owner) {
      const row = await db
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .executeTakeFirst()
      return row !== undefined
    },

    markSent: (ids, owner, now) => finish(db, ids, owner, sent(now)),

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

    markFailed: (id, owner, now, error) => finish(db, [id], owner, failed(now, error)),

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

type Ending = Updateable<OutboxTable>

const sent = (now: number): Ending => ({ state: 'sent', finished_at: now, last_error: null })

const failed = (now: number, error: string): Ending => ({
  state: 'failed',
  finished_at: now,
  last_error: error.slice(0, longestError),
})

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

import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { RetentionDays } from '../../contract/retention-days.ts'
import { draftLifetime, presenceHolds } from '../../contract/team-answers.ts'
import { oldestKept } from '../kernel/oldest-kept.ts'

import { budgetMemory } from '../limits/mail-budget.ts'
import { deleteLeads } from './delete-leads.ts'
import { deleteOldSiteWork } from './delete-old-site-work.ts'
import { emptyLog } from './empty-log.ts'
import type { OpenDatabase } from './open-database.ts'
import { deleteAccounts } from './personal-data.ts'
import type { Database } from './schema.ts'
import { settleAnswers } from './settle-answers.ts'
import { transacting } from './transacting.ts'
import { trustedSuspicions } from './trusted-suspicions.ts'

const day = 86_400_000

/**
 * What was refused to accounts that nobody has approved, or where no account is concerned, is of use for so long, whatever
 * the period of the rest: a stranger with many networks leaves a row for each.
 */
const keepStrangersRefusals = 14 * day

const strangersKinds = [
  'sign-in refused',
  'reset asked for',
  'reset refused',
  'passkey refused',
] as const

/** As many as one statement changes without keeping visitors waiting. */
const batch = 500
/** Between two statements, milliseconds: SQLite works in the thread that answers visitors. */
const breath = 20

/**
 * Deletes what is older than its period, and the words of sent mails, and says how much of each. Safe in several processes at
 * once, and at any moment: nothing that still waits for a mail, a press or a person is old enough.
 */
export async function deleteExpired(
  database: OpenDatabase,
  kept: RetentionDays,
  now: number,
): Promise<RetentionDays> {
  const { db, engine } = database
  await deleteOldCounts(db, now)
  await deleteOldDrafts(db, now)
  await deleteOldSiteWork(db, now)
  const before = (what: keyof RetentionDays) => oldestKept(kept[what], now)
  const deleted = {
    sentMails: await deleteFinishedMails(db, before('sentMails')),
    sentWords: await inBatches(before('sentWords'), (old) => forgetWords(db, engine, old)),
    pendingSubscribers: await inBatches(before('pendingSubscribers'), (old) =>
      deletePendingSubscribers(db, old),
    ),
    unconfirmedAccounts: await inBatches(before('unconfirmedAccounts'), (old) => {
      const instant = new Date(old)
      return deleteUnconfirmedAccounts(db, engine === 'postgres' ? instant : instant.toISOString())
    }),
    suspiciousLeads: await inBatches(before('suspiciousLeads'), (old) =>
      deleteSuspiciousLeads(database, old),
    ),
    accountEvents: await inBatches(before('accountEvents'), (old) => deleteAccountEvents(db, old)),
  }
  // An answer that an older version sent is noted by now, too.
  await transacting(db)((trx) => settleAnswers(trx, engine))
  await deleteFilesWithoutWords(db)
  await emptyLog(database)
  return deleted
}

async function inBatches(
  old: number | undefined,
  forget: (old: number) => Promise<number>,
): Promise<number> {
  if (old === undefined) return 0
  for (let total = 0; ; ) {
    const deleted = await forget(old)
    total += deleted
    if (deleted < batch) return total
    await pause(breath)
  }
}

/** Each finds its rows by an index of its own, as none of them fits all. */
const finished = [
  sql<SqlBool>`state = 'sent' and has_words = 0`,
  sql<SqlBool>`state = 'sent' and has_words = 1`,
  sql<SqlBool>`state = 'failed'`,
]

/** Sent ones, and those given up: their leads stay. */
async function deleteFinishedMails(
  db: Kysely<Database>,
  before: number | undefined,
): Promise<number> {
  let total = 0
  for (const are of finished) {
    total += await inBatches(before, async (old) => {
      const result = await db
        .deleteFrom('outbox')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where(are)
            .where('finished_at', '<', old)
            .limit(batch),
        )
        .executeTakeFirst()
      return Number(result.numDeletedRows)
    })
  }
  return total
}

const withoutWords = {
  sqlite: sql<string>`json_set(message, '$.text', '', '$.html', '', '$.headers', json('{}'))`,
  postgres: sql<string>`(message::jsonb || '{"text": "", "html": "", "headers": {}}')::text`,
}

/** Of a sent mail its envelope stays: from whom, to whom, its subject, when. What a webhook got goes whole. */
async function forgetWords(
  db: Kysely<Database>,
  engine: OpenDatabase['engine'],
  old: number,
): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({
      has_words: 0,
      message: sql`case when webhook_id is null then ${withoutWords[engine]} else '{}' end`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(sql<SqlBool>`state = 'sent' and has_words = 1`)
        .where('finished_at', '<', old)
        .limit(batch),
    )
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

async function deletePendingSubscribers(db: Kysely<Database>, old: number): Promise<number> {
  const result = await db
    .deleteFrom('subscribers')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('subscribers')
        .select('id')
        .where('state', '=', 'pending')
        .where('requested_at', '<', old)
        .limit(batch),
    )
    // Again, for whoever pressed the button meanwhile.
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

async function deleteUnconfirmedAccounts(
  db: Kysely<Database>,
  old: Date | string,
): Promise<number> {
  return transacting(db)(async (trx) => {
    const rows = await trx
      .selectFrom('team_accounts')
      .select(['id', 'email_verified'])
      .where('role', '=', 'pending')
      .where('created_at', '<', old)
      .orderBy('created_at')
      .execute()
    // Whether a flag is a number or a truth value depends on the engine.
    const unconfirmed = rows.filter((row) => !row.email_verified).slice(0, batch)
    await deleteAccounts(
      trx,
      unconfirmed.map(({ id }) => id),
    )
    return unconfirmed.length
  })
}

async function deleteSuspiciousLeads({ db, engine }: OpenDatabase, old: number): Promise<number> {
  return transacting(db)(async (trx) => {
    const rows = await trx
      .selectFrom('leads')
      .select('id')
      .where('suspicions', 'not in', trustedSuspicions)
      .where('received_at', '<', old)
      .limit(batch)
      .execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const locks = engine === 'postgres'
    await deleteLeads(trx, ids, { by: null, now: Date.now(), locks })
    return ids.length
  })
}

/** Sign-ins, refusals and changes; what became of roles has a record of its own, which stays. */
async function deleteAccountEvents(db: Kysely<Database>, old: number): Promise<number> {
  const result = await db
    .deleteFrom('account_events')
    .where('id', 'in', (eb) =>
      eb.selectFrom('account_events').select('id').where('happened_at', '<', old).limit(batch),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** What colleagues began to answer and did not send, and who was seen at it. */
async function deleteOldDrafts(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('lead_drafts')
    .where('saved_at', '<=', now - draftLifetime)
    .execute()
  await db
    .deleteFrom('lead_presence')
    .where('seen_at', '<=', now - presenceHolds)
    .execute()
}

/** What a mail carried goes with its words. */
async function deleteFilesWithoutWords(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('mail_files')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.id', '=', 'mail_files.mail_id')
          .where('outbox.has_words', '=', 0),
      ),
    )
    .execute()
}

/** What only counts: nobody asks for it once its intervals are over. */
async function deleteOldCounts(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('account_events')
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'pending call refused'),
        eb.and([eb('kind', 'in', [...strangersKinds]), eb('account_id', 'is', null)]),
      ]),
    )
    .where('happened_at', '<', now - keepStrangersRefusals)
    .execute()
  await db
    .deleteFrom('mail_budgets')
    .where('changed_at', '<', now - budgetMemory)
    .execute()
  await db
    .deleteFrom('account_letters')
    .where('queued_at', '<', now - day)
    .execute()
  await db
    .deleteFrom('acknowledgement_hours')
    .where('hour', '<', Math.floor((now - day) / 3_600_000))
    .execute()
  await db
    .deleteFrom('hourly_places')
    .where('hour', '<', Math.floor((now - day) / 3_600_000))
    .execute()
  await db
    .deleteFrom('overdue_reminders')
    .where('hour', '<', Math.floor((now - day) / 3_600_000))
    .execute()
}

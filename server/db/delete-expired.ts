import type { Kysely } from 'kysely'
import type { RetentionDays } from '../../contract/retention-days.ts'
import { oldestKept } from '../kernel/oldest-kept.ts'
import { budgetMemory } from '../limits/mail-budget.ts'
import type { OpenDatabase } from './open-database.ts'
import { deleteAccounts } from './personal-data.ts'
import type { Database } from './schema.ts'
import { trustedSuspicions } from './trusted-suspicions.ts'

const day = 86_400_000

/** As many as one statement deletes without keeping visitors waiting. */
const batch = 500

/**
 * Deletes what is older than its period and says how much of each. Safe in several processes at
 * once, and at any moment: nothing that still waits for a mail, a press or a person is old enough.
 */
export async function deleteExpired(
  { db, engine }: OpenDatabase,
  kept: RetentionDays,
  now: number,
): Promise<RetentionDays> {
  await deleteOldCounts(db, now)
  const before = (what: keyof RetentionDays) => oldestKept(kept[what], now)
  return {
    sentMails: await inBatches(before('sentMails'), (old) => deleteFinishedMails(db, old)),
    pendingSubscribers: await inBatches(before('pendingSubscribers'), (old) =>
      deletePendingSubscribers(db, old),
    ),
    unconfirmedAccounts: await inBatches(before('unconfirmedAccounts'), (old) => {
      const instant = new Date(old)
      return deleteUnconfirmedAccounts(db, engine === 'postgres' ? instant : instant.toISOString())
    }),
    suspiciousLeads: await inBatches(before('suspiciousLeads'), (old) =>
      deleteSuspiciousLeads(db, old),
    ),
    accountEvents: await inBatches(before('accountEvents'), (old) => deleteAccountEvents(db, old)),
  }
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
  }
}

/** Sent ones, and those given up: their leads stay. */
async function deleteFinishedMails(db: Kysely<Database>, old: number): Promise<number> {
  const result = await db
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '!=', 'waiting')
        .where('finished_at', '<', old)
        .limit(batch),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
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
  return db.transaction().execute(async (trx) => {
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

async function deleteSuspiciousLeads(db: Kysely<Database>, old: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('leads')
      .select('id')
      .where('suspicions', 'not in', trustedSuspicions)
      .where('received_at', '<', old)
      .limit(batch)
      .execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await trx.deleteFrom('outbox').where('lead_id', 'in', ids).execute()
    await trx.deleteFrom('leads').where('id', 'in', ids).execute()
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

/** What only counts: nobody asks for it once its intervals are over. */
async function deleteOldCounts(db: Kysely<Database>, now: number): Promise<void> {
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
    .deleteFrom('overdue_reminders')
    .where('hour', '<', Math.floor((now - day) / 3_600_000))
    .execute()
}

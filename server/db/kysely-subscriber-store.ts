import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { whenReachable } from '../kernel/when-reachable.ts'
import { issueMailId } from '../newsletter/issue-store.ts'
import type {
  LinkPurpose,
  SubscriberState,
  SubscriberStore,
  SubscriberTransaction,
} from '../newsletter/subscriber-store.ts'
import { claimMail } from './claim-mail.ts'
import type { KeyedHash } from './keyed-hash.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database } from './schema.ts'
import { transacting } from './transacting.ts'

/** Newsletter subscribers and their mails in SQLite or PostgreSQL. */
export function kyselySubscriberStore({ db, keyed }: OpenDatabase): SubscriberStore {
  return {
    isUsable: (purpose, hash, now) =>
      whenReachable(async () => (await usableToken(db, purpose, hash, now)) !== undefined),

    transact: (work) => transacting(db)((trx) => work(subscriberTransaction(trx, keyed))),

    async countByState() {
      const rows = await db
        .selectFrom('subscribers')
        .select((eb) => ['state', eb.fn.countAll<number>().as('subscribers')])
        .groupBy('state')
        .execute()
      const counts: Record<SubscriberState, number> = { pending: 0, confirmed: 0, unsubscribed: 0 }
      for (const row of rows) counts[row.state] = row.subscribers
      return counts
    },
  }
}

function subscriberTransaction(trx: Kysely<Database>, keyed: KeyedHash): SubscriberTransaction {
  return {
    async noteRequest(address, now) {
      const { id } = await trx
        .insertInto('subscribers')
        .values({
          id: randomUUID(),
          address,
          state: 'pending',
          requested_at: now,
          mailed_at: 0,
          confirmed_at: null,
          unsubscribed_at: null,
        })
        .onConflict((conflict) => conflict.column('address').doUpdateSet({ requested_at: now }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async claimConfirmation({ id, address }, now, interval) {
      const claimed = await trx
        .updateTable('subscribers')
        .set({ mailed_at: now })
        .where('id', '=', id)
        .where('mailed_at', '<=', now - interval)
        .returning('id')
        .executeTakeFirst()
      return claimed !== undefined && claimMail(trx, keyed, { address, kind: 'newsletter', now })
    },

    async addToken({ hash, subscriberId, purpose, issuedAt, expiresAt }) {
      await trx
        .deleteFrom('subscriber_tokens')
        .where('subscriber_id', '=', subscriberId)
        .where('expires_at', '<=', issuedAt)
        .execute()
      await trx
        .insertInto('subscriber_tokens')
        .values({
          hash,
          subscriber_id: subscriberId,
          purpose,
          issued_at: issuedAt,
          expires_at: expiresAt,
        })
        .execute()
    },

    async queueMail(mail) {
      await trx.insertInto('outbox').values(outboxRow(mail)).execute()
    },

    async takeToken(purpose, hash, now) {
      const token = await usableToken(trx, purpose, hash, now)
      if (token === undefined) return undefined
      // The subscriber's row is locked first everywhere, so that no two transactions wait for each other.
      await trx
        .updateTable('subscribers')
        .set((eb) => ({ state: eb.ref('state') }))
        .where('id', '=', token.subscriberId)
        .execute()
      if (purpose === 'unsubscribe') return token
      // Of two simultaneous presses only one still finds the row.
      const taken = await trx
        .deleteFrom('subscriber_tokens')
        .where('hash', '=', hash)
        .returning('hash')
        .executeTakeFirst()
      return taken && token
    },

    async dropConfirmTokens(subscriberId) {
      await trx
        .deleteFrom('subscriber_tokens')
        .where('subscriber_id', '=', subscriberId)
        .where('purpose', '=', 'confirm')
        .execute()
    },

    async dropIssueMails(subscriberId) {
      const queued = await trx
        .selectFrom('newsletter_recipients')
        .select('issue_id')
        .where('subscriber_id', '=', subscriberId)
        .where('queued_at', 'is not', null)
        .execute()
      if (queued.length === 0) return
      const ids = queued.map(({ issue_id: issue }) => issueMailId(issue, subscriberId))
      await trx.deleteFrom('outbox').where('id', 'in', ids).where('state', '=', 'waiting').execute()
    },

    confirmedAfter(address, limit) {
      return trx
        .selectFrom('subscribers')
        .select(['id', 'address', 'language'])
        .where('state', '=', 'confirmed')
        .where('address', '>', address)
        .orderBy('address')
        .limit(limit)
        .execute()
    },

    async setLanguage(subscriberId, language) {
      await trx
        .updateTable('subscribers')
        .set({ language })
        .where('id', '=', subscriberId)
        .execute()
    },

    async setState(subscriberId, state, { now, requestedAt }) {
      const instant = state === 'confirmed' ? { confirmed_at: now } : { unsubscribed_at: now }
      const changed = await trx
        .updateTable('subscribers')
        .set({ state, ...instant })
        .where('id', '=', subscriberId)
        .where('state', '!=', state)
        .returning('id')
        .executeTakeFirst()
      if (!changed) return
      await trx
        .insertInto('subscription_events')
        .values({
          id: randomUUID(),
          subscriber_id: subscriberId,
          event: state,
          requested_at: requestedAt,
          happened_at: now,
        })
        .execute()
    },
  }
}

/** Whose link this is and since when, while it works. */
async function usableToken(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  hash: string,
  now: number,
): Promise<{ subscriberId: string; issuedAt: number } | undefined> {
  const row = await db
    .selectFrom('subscriber_tokens')
    .select(['subscriber_id', 'issued_at'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row && { subscriberId: row.subscriber_id, issuedAt: row.issued_at }
}

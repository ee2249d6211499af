import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Issue } from '../../contract/team-newsletter.ts'
import { newLinkToken } from '../kernel/link-token.ts'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { IssueStore, IssueWords, WriteIssueMail } from '../newsletter/issue-store.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import type { Database, NewsletterIssueTable } from './schema.ts'
import { recordTeamAction } from './team-actions.ts'
import { transacting } from './transacting.ts'

/** Issues that are shown. */
const shown = 50

/** Issues of the newsletter in SQLite or PostgreSQL. */
export function kyselyIssueStore({ db, engine }: OpenDatabase): IssueStore {
  const transact = transacting(db)
  return {
    list: () =>
      whenReachable(async () => {
        const rows = await db
          .selectFrom('newsletter_issues')
          .selectAll()
          .orderBy('written_at', 'desc')
          .orderBy('id')
          .limit(shown)
          .execute()
        return Promise.all(rows.map((row) => issueOf(db, row)))
      }),

    find: (id) =>
      whenReachable(async () => {
        const query = db.selectFrom('newsletter_issues').selectAll().where('id', '=', id)
        const row = await query.executeTakeFirst()
        return row && issueOf(db, row)
      }),

    add: (words, { by, now }) =>
      whenReachable(async () => {
        const row = await db
          .insertInto('newsletter_issues')
          .values({
            ...{ id: randomUUID(), ...columnsOf(words), state: 'draft', next_batch_at: 0 },
            ...{ written_at: now, written_by: by.address, sent_at: null, sent_by: null },
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return issueOf(db, row)
      }),

    change: (id, words, { by, now }) =>
      whenReachable(async () => {
        const row = await db
          .updateTable('newsletter_issues')
          .set({ ...columnsOf(words), written_at: now, written_by: by.address })
          .where('id', '=', id)
          .where('state', '=', 'draft')
          .returningAll()
          .executeTakeFirst()
        return row && issueOf(db, row)
      }),

    remove: (id) =>
      whenReachable(async () => {
        const row = await db
          .deleteFrom('newsletter_issues')
          .where('id', '=', id)
          .where('state', '=', 'draft')
          .returning('id')
          .executeTakeFirst()
        return row !== undefined
      }),

    queueTrial: (mail) =>
      whenReachable(async () => {
        await db.insertInto('outbox').values(outboxRow(mail)).execute()
      }),

    send: (id, { by, now }) =>
      transact(async (trx) => {
        // Of two simultaneous presses only one still finds a draft.
        const row = await trx
          .updateTable('newsletter_issues')
          .set({ state: 'sending', sent_at: now, sent_by: by.address })
          .where('id', '=', id)
          .where('state', '=', 'draft')
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        await trx
          .insertInto('newsletter_recipients')
          .columns(['issue_id', 'subscriber_id'])
          .expression((eb) =>
            eb
              .selectFrom('subscribers')
              .select([eb.val(id).as('issue_id'), 'id'])
              .where('state', '=', 'confirmed'),
          )
          .execute()
        const issue = await issueOf(trx, row)
        const what = `sent the newsletter “${issue.title}” to ${issue.readers} readers`
        await recordTeamAction(trx, { by, now, what })
        return issue
      }),

    queueNext: (batch, write) =>
      transact((trx) => queueNext(trx, batch, write, engine === 'postgres')),
  }
}

async function queueNext(
  trx: Kysely<Database>,
  { now, pause, limit }: { now: number; pause: number; limit: number },
  write: WriteIssueMail,
  locks: boolean,
): Promise<number> {
  const due = await trx
    .updateTable('newsletter_issues')
    .set({ next_batch_at: now + pause })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('newsletter_issues')
        .select('id')
        .where('state', '=', 'sending')
        .orderBy('sent_at')
        .limit(1),
    )
    // Again: another process may have taken this turn meanwhile.
    .where('next_batch_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  if (!due) return 0
  const readers = await trx
    .selectFrom('newsletter_recipients')
    .innerJoin('subscribers', 'subscribers.id', 'newsletter_recipients.subscriber_id')
    .select(['subscribers.id', 'subscribers.address', 'subscribers.language'])
    .where('issue_id', '=', due.id)
    .where('queued_at', 'is', null)
    // Whoever left since it was sent gets nothing.
    .where('state', '=', 'confirmed')
    .orderBy('subscribers.id')
    .limit(limit)
    // Or a mail could be queued just after its reader has left.
    .$if(locks, (query) => query.forShare('subscribers'))
    .execute()
  for (const reader of readers) {
    const { secret, hash } = newLinkToken()
    await trx
      .insertInto('subscriber_tokens')
      .values({
        ...{ hash, subscriber_id: reader.id, purpose: 'unsubscribe' },
        ...{ issued_at: now, expires_at: null },
      })
      .execute()
    const mail = write({
      ...{ issue: { id: due.id, ...wordsOf(due) }, to: reader.address, reader: reader.id },
      ...{ language: reader.language, unsubscribeSecret: secret, at: now },
    })
    await trx.insertInto('outbox').values(outboxRow(mail)).execute()
    await trx
      .updateTable('newsletter_recipients')
      .set({ queued_at: now })
      .where('issue_id', '=', due.id)
      .where('subscriber_id', '=', reader.id)
      .execute()
  }
  if (readers.length < limit) {
    await trx
      .updateTable('newsletter_issues')
      .set({ state: 'sent' })
      .where('id', '=', due.id)
      .execute()
  }
  return readers.length
}

type Row = Selectable<NewsletterIssueTable>

const columnsOf = ({ title, introduction, articles }: IssueWords) => ({
  title,
  introduction,
  articles: JSON.stringify(articles),
})

const wordsOf = ({ title, introduction, articles }: Row): IssueWords => ({
  title,
  introduction,
  articles: JSON.parse(articles) as IssueWords['articles'],
})

async function issueOf(db: Kysely<Database>, row: Row): Promise<Issue> {
  const counted = await db
    .selectFrom('newsletter_recipients')
    .select((eb) => [
      eb.fn.countAll<number>().as('readers'),
      eb.fn.count<number>('queued_at').as('queued'),
    ])
    .where('issue_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    ...{ id: row.id, ...wordsOf(row), state: row.state },
    ...{ writtenAt: row.written_at, writtenBy: row.written_by },
    ...{ sentAt: row.sent_at, sentBy: row.sent_by },
    ...{ readers: counted.readers, queued: counted.queued },
  }
}

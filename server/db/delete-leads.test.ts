import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { storeSearchableLead } from '../../tests/support/searchable-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { newsletterIssueMail } from '../mail-templates/newsletter-issue.ts'
import { deleteLeads } from './delete-leads.ts'
import { kyselyIssueStore } from './kysely-issue-store.ts'
import { kyselyLeadManagement } from './kysely-lead-management.ts'
import { kyselyReplies } from './kysely-replies.ts'
import type { OpenDatabase } from './open-database.ts'
import { outboxRow } from './outbox-row.ts'
import { erasePersonalData } from './personal-data.ts'

const address = 'ada@reader.example'
const by = { accountId: null, address: 'bo@company.example' }
const issue = { title: 'Lava', introduction: 'What it does.', articles: [] }

const waitForLock = async ({ db }: OpenDatabase, works: number) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.n === works
}

test.for(engines)(
  'who is erased while an issue is being queued stands in no mail of it (%s)',
  async (engine) => {
    const database = await openForTest(await newDatabase(engine))
    // So many that the erasure would be done with the outbox before the last is queued, where nothing lets it wait.
    const others = Array.from({ length: 60 }, (_, number) => `other-${number}@reader.example`)
    for (const each of [address, ...others]) {
      const at = { requested_at: 1, mailed_at: 1, confirmed_at: 1, unsubscribed_at: null }
      await database.db
        .insertInto('subscribers')
        .values({ id: randomUUID(), address: each, state: 'confirmed', ...at })
        .execute()
    }
    const issues = kyselyIssueStore(database)
    const { id } = await issues.add(issue, { by, now: 1 })
    await issues.send(id, { by, now: 2 })
    let erased: Promise<unknown> | undefined
    await issues.queueNext({ now: 10, pause: 10, limit: 500 }, (mail) => {
      erased ??= erasePersonalData(database, address)
      return newsletterIssueMail(mail, mailSettings)
    })
    await erased
    const mails = await database.db.selectFrom('outbox').select('message').execute()
    expect(mails).toHaveLength(others.length)
    expect(JSON.stringify(mails)).not.toContain(address)
  },
)

test('whoever is erased while it is noted that their answer has left keeps nobody waiting for ever', async () => {
  const database = await openForTest(await newDatabase('postgres'))
  const lead = await storeSearchableLead(database, { fields: { email: address } })
  const mail = newsletterIssueMail(
    {
      issue: { id: 'a', ...issue },
      to: address,
      reader: 'a',
      language: 'en',
      unsubscribeSecret: 'a',
      at: 1,
    },
    mailSettings,
  )
  await database.db
    .insertInto('outbox')
    .values(outboxRow({ ...mail, leadId: lead.id }))
    .execute()
  // The mail and then its lead, as the worker marks an answer.
  const erasing = await database.db.transaction().execute(async (trx) => {
    await trx.updateTable('outbox').set({ state: 'sent' }).execute()
    const erased = erasePersonalData(database, address)
    await eventually('the erasure waits', () => waitForLock(database, 1))
    await trx.selectFrom('leads').select('id').forUpdate().execute()
    return [erased]
  })
  expect(await erasing[0]).toMatchObject({ leads: 1, mails: 1 })
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('what comes back or is noted about a message that is erased meanwhile breaks nothing, and keeps no other reply out', async () => {
  const database = await openForTest(await newDatabase('postgres'))
  const [gone, other] = [await storeSearchableLead(database), await storeSearchableLead(database)]
  const mail = (reference: string) => ({
    kind: 'reply' as const,
    references: [reference],
    messageId: `<${randomUUID()}@reader.example>`,
    from: { name: '', address },
    subject: reference,
    text: 'We accept.',
    attachments: [],
    receivedAt: 1,
  })
  const mailNobody = () => {
    throw new Error('Nobody is mailed here')
  }
  const work = kyselyLeadManagement(database, {
    businessDays: () => ({ timeZone: 'UTC', holidays: new Set() }),
    writeAssigned: mailNobody,
    writeMentioned: mailNobody,
    onQueued: () => {},
  })
  const actor = { accountId: 'bo', address: by.address }
  const results = await database.db.transaction().execute(async (trx) => {
    await deleteLeads(trx, [gone.id], { by: null, now: 1, locks: true })
    const place = { validity: '1', lastUid: 2 }
    const mails = [mail(gone.reference), mail(other.reference)]
    const joined = kyselyReplies(database, Date.now).join('inbox', place, mails)
    await eventually('the reply waits', () => waitForLock(database, 1))
    const noted = work.addNote({ reference: gone.reference, by: actor, now: 1, text: 'Called.' })
    await eventually('the note waits', () => waitForLock(database, 2))
    return [joined, noted]
  })
  expect(await Promise.all(results)).toEqual([1, 'unknown'])
})

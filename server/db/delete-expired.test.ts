import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { defaultRetentionDays } from '../../contract/retention-days.ts'
import { contactFields } from '../../tests/support/lead-calls.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { storeAccount } from '../../tests/support/stored-account.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import type { Suspicion } from '../leads/suspicions.ts'
import { deleteFilesBefore } from '../mail/mailbox-files.ts'
import type { MailMessage } from '../mail/queued-mail.ts'
import { leadNotification } from '../mail-templates/lead-notification.ts'
import { deleteExpired } from './delete-expired.ts'
import { kyselyLeadStore } from './kysely-lead-store.ts'

const day = 86_400_000
const now = Date.parse('2026-11-22T12:00:00Z')

describe.each(engines)('on %s', (engine) => {
  async function filled() {
    const database = await openForTest(await newDatabase(engine))
    const { db } = database
    const store = kyselyLeadStore(database)
    async function lead(name: string, age: number, suspicions: Suspicion[], sent: number | null) {
      const receivedAt = now - age * day
      const lead = {
        id: name,
        reference: name,
        submissionKey: name,
        enquiry: { kind: 'contact', fields: contactFields() },
        context: {},
        suspicions,
        receivedAt,
        answerDueAt: receivedAt,
      } as const
      await store.transact(async (transaction) => {
        await transaction.addLead(lead)
        await transaction.queueMail(leadNotification(lead, mailSettings))
      })
      if (sent === null) return
      await db
        .updateTable('outbox')
        .set({ state: 'sent', finished_at: now - sent * day })
        .where('lead_id', '=', name)
        .execute()
    }
    await lead('old', 400, [], 91)
    await lead('recent', 89, [], 89)
    await lead('new', 6, [], 6)
    await lead('waits', 400, [], null)
    await lead('old-spam', 91, ['honeypot'], 91)
    await lead('old-spam-unsent', 91, ['filled-too-fast', 'busy-address'], null)
    await lead('recent-spam', 89, ['honeypot'], 89)
    await lead('abused-customer', 400, ['busy-address'], 400)

    for (const [address, state, age] of [
      ['old@example.com', 'pending', 15],
      ['recent@example.com', 'pending', 13],
      ['reader@example.com', 'confirmed', 900],
      ['left@example.com', 'unsubscribed', 900],
    ] as const) {
      await db
        .insertInto('subscribers')
        .values({
          id: randomUUID(),
          address,
          state,
          requested_at: now - age * day,
          mailed_at: 0,
          confirmed_at: null,
          unsubscribed_at: null,
        })
        .execute()
    }
    for (const [email, confirmed, age] of [
      ['never@company.example', false, 3],
      ['soon@company.example', false, 1],
      ['confirmed@company.example', true, 400],
    ] as const) {
      const createdAt = now - age * day
      await storeAccount(engine, db, { email, role: 'pending', confirmed, createdAt })
    }
    for (const [id, age] of [
      ['old-event', 366],
      ['recent-event', 364],
    ] as const) {
      const event = { kind: 'signed in', account_id: null, client: 'hashed' }
      await db
        .insertInto('account_events')
        .values({ id, happened_at: now - age * day, ...event })
        .execute()
    }
    for (const [id, account_id, age] of [
      ['old-guess-of-nobody', null, 15],
      ['recent-guess-of-nobody', null, 13],
      ['old-guess-at-an-account', 'account', 15],
    ] as const) {
      const event = { kind: 'sign-in refused', account_id, client: 'hashed' }
      await db
        .insertInto('account_events')
        .values({ id, happened_at: now - age * day, ...event })
        .execute()
    }
    return { database, db }
  }

  test('what is older than its period is forgotten, and nothing else', async () => {
    const { database, db } = await filled()
    expect(await deleteExpired(database, defaultRetentionDays, now)).toEqual({
      sentMails: 3,
      sentWords: 2,
      pendingSubscribers: 1,
      unconfirmedAccounts: 1,
      suspiciousLeads: 2,
      accountEvents: 1,
    })
    const leads = await db.selectFrom('leads').select('id').orderBy('id').execute()
    expect(leads.map(({ id }) => id)).toEqual([
      'abused-customer',
      'new',
      'old',
      'recent',
      'recent-spam',
      'waits',
    ])
    const mails = await db.selectFrom('outbox').selectAll().orderBy('lead_id').execute()
    const words = mails.map((mail) => [mail.lead_id, JSON.parse(mail.message).text !== ''])
    expect(Object.fromEntries(words)).toEqual({
      new: true,
      recent: false,
      'recent-spam': false,
      waits: true,
    })
    const { to, subject, html, headers } = JSON.parse(mails[1]?.message ?? '') as MailMessage
    expect(to.address).toBe(mailSettings.mailboxes.general)
    expect(subject).not.toBe('')
    expect({ html, headers }).toEqual({ html: '', headers: {} })
    const readers = await db
      .selectFrom('subscribers')
      .select('address')
      .orderBy('address')
      .execute()
    expect(readers.map(({ address }) => address)).toEqual([
      'left@example.com',
      'reader@example.com',
      'recent@example.com',
    ])
    const accounts = await db.selectFrom('team_accounts').select('id').orderBy('id').execute()
    expect(accounts.map(({ id }) => id)).toEqual([
      'confirmed@company.example',
      'soon@company.example',
    ])
    const events = await db.selectFrom('account_events').select('id').orderBy('id').execute()
    expect(events.map(({ id }) => id)).toEqual([
      'old-guess-at-an-account',
      'recent-event',
      'recent-guess-of-nobody',
    ])
    expect(await deleteExpired(database, defaultRetentionDays, now)).toMatchObject({
      sentMails: 0,
      sentWords: 0,
    })
  })

  test('a period of 0 keeps for ever', async () => {
    const { database } = await filled()
    const forEver = {
      sentWords: 0,
      sentMails: 0,
      pendingSubscribers: 0,
      unconfirmedAccounts: 0,
      suspiciousLeads: 0,
      accountEvents: 0,
    }
    expect(await deleteExpired(database, forEver, now)).toEqual(forEver)
  })
})

test('mails in the local mailbox go with those in the outbox', async () => {
  const folder = await temporaryFolder()
  expect(await deleteFilesBefore(`${folder}/none`, now)).toBe(0)
  await mkdir(`${folder}/mail`)
  for (const name of [
    '20260823T115959Z-old.notification.eml',
    '20260823T115959Z-old.notification.eml.12.partial',
    '20260824T120001Z-recent.notification.eml',
    'notes.txt',
  ]) {
    await writeFile(`${folder}/mail/${name}`, '')
  }
  expect(await deleteFilesBefore(`${folder}/mail`, now - 90 * day)).toBe(2)
  expect((await readdir(`${folder}/mail`)).sort()).toEqual([
    '20260824T120001Z-recent.notification.eml',
    'notes.txt',
  ])
})

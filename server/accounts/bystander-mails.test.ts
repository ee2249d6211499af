import { describe, expect, test } from 'vitest'
import { accountMailPause } from '../../contract/accounts.ts'
import { accountServer, requestReset, signIn } from '../../tests/support/account-server.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { newAddress, password, signUp } from '../../tests/support/team-accounts.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselyAccountMailQueue } from '../db/kysely-account-mail-queue.ts'
import { kyselyLeadStore } from '../db/kysely-lead-store.ts'
import { kyselySubscriberStore } from '../db/kysely-subscriber-store.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import { submitLead } from '../leads/submit-lead.ts'
import { mailLimits } from '../limits/attempt-limit.ts'
import { accountMail } from '../mail-templates/account-mails.ts'
import { leadAcknowledgement } from '../mail-templates/lead-acknowledgement.ts'
import { leadNotification } from '../mail-templates/lead-notification.ts'
import { newsletterConfirmation } from '../mail-templates/newsletter-confirmation.ts'
import { subscribe } from '../newsletter/subscribe.ts'

const minute = 60_000

/** Every way in which a stranger makes us write to an address, with a clock that the test moves. */
function ways(database: OpenDatabase, clock: { now: number }) {
  const now = () => clock.now
  const mails = kyselyAccountMailQueue(
    database,
    (mail, at) => accountMail(mail, at, mailSettings),
    () => {},
  )
  const origin = 'https://company.example'
  const secret = 'A'.repeat(43)
  const lead = {
    store: kyselyLeadStore(database, { acknowledgements: 1_000_000, notifications: 1_000_000 }),
    // Its clock is the machine's: in one of its hours the test runs through days.
    admit: async () => ({ admitted: true, busyAddress: false, refund: async () => {} }) as const,
    writeNotification: (told: Parameters<typeof leadNotification>[0]) =>
      leadNotification(told, mailSettings),
    writeAcknowledgement: (told: Parameters<typeof leadAcknowledgement>[0]) =>
      leadAcknowledgement(told, mailSettings),
    writeDelivery: () => '{}',
    businessDays: { timeZone: 'UTC', holidays: new Set<string>() },
    now,
  }
  const newsletter = {
    store: kyselySubscriberStore(database),
    admit: async () => ({ admitted: true, refund: async () => {} }) as const,
    writeConfirmation: (mail: Parameters<typeof newsletterConfirmation>[0]) =>
      newsletterConfirmation(mail, mailSettings),
    now,
  }
  return async (address: string, n: number) => {
    await submitLead(
      {
        kind: 'contact',
        fields: contactFields({ email: address }),
        idempotencyKey: undefined,
        context: { fillTime: 5_321 },
        clientKey: `lead-${n}`,
      },
      lead,
    )
    await subscribe(
      { fields: { email: address }, clientKey: `reader-${n}`, language: 'en' },
      newsletter,
    )
    for (const kind of ['account-confirmation', 'password-reset'] as const) {
      await mails.queue({ kind, address, origin, secret }, clock.now, accountMailPause)
    }
    await mails.queue({ kind: 'account-exists', address, origin }, clock.now, accountMailPause)
  }
}

describe.each(engines)('on %s', { timeout: 60_000 }, (engine) => {
  test('a bystander gets at most 10 mails within any 24 hours, whatever strangers do', async () => {
    const database = await openForTest(await newDatabase(engine))
    const clock = { now: Date.parse('2026-11-18T12:00:00Z') }
    const attack = ways(database, clock)
    const step = 30 * minute
    const day = 24 * 60 * minute
    for (let n = 0; n * step < 1.5 * day; n += 1) {
      await attack(`bystander+${n}@example.com`, n)
      clock.now += step
    }
    const queued = await database.db
      .selectFrom('outbox')
      .select('queued_at')
      .where('kind', '!=', 'notification')
      .orderBy('queued_at')
      .execute()
    const busiest = queued.map(
      ({ queued_at: at }) =>
        queued.filter(({ queued_at: other }) => other > at - day && other <= at).length,
    )
    process.stdout.write(`${engine}: ${Math.max(...busiest)} mails to one bystander in a day\n`)
    expect(Math.max(...busiest)).toBe(10)
  })

  test('a mail that warns an owner goes out however many others did', async () => {
    const database = await openForTest(await newDatabase(engine))
    const clock = { now: Date.parse('2026-11-18T12:00:00Z') }
    const attack = ways(database, clock)
    for (let n = 0; n < 30; n += 1) {
      await attack('owner@example.com', n)
      clock.now += 15 * minute
    }
    const mails = kyselyAccountMailQueue(
      database,
      (mail, at) => accountMail(mail, at, mailSettings),
      () => {},
    )
    await mails.queue({ kind: 'password-changed', address: 'owner@example.com' }, clock.now, 0)
    const warnings = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'password-changed')
      .execute()
    expect(warnings).toHaveLength(1)
  })

  test('confirmations at sign-in count on the limit of mails', async () => {
    const { origin, address: at } = await accountServer(engine)
    const { db } = await openForTest(at)
    const address = newAddress()
    await signUp(origin, address)
    const mails = async () => {
      const rows = await db.selectFrom('outbox').select('kind').execute()
      return rows.filter(({ kind }) => kind === 'account-confirmation').length
    }
    // Its mail is queued after the answer.
    await eventually('the mail of the sign-up is queued', async () => (await mails()) === 1)
    // One sign-up and so many resets use the client's limit for this account up.
    for (let n = 1; n < mailLimits.account.times; n += 1) await requestReset(origin, address)
    // As if the interval between two mails had passed.
    await db.deleteFrom('account_letters').execute()
    expect((await signIn(origin, address, password)).status).toBe(401)
    expect(await mails()).toBe(1)
  })

  test('the metrics tell why a sender was not mailed', async () => {
    const { origin } = await accountServer(engine, { ACKNOWLEDGEMENTS_PER_HOUR: '1' })
    await callFunction(origin, 'send-contact-email', contactFields())
    await callFunction(origin, 'send-contact-email', contactFields())
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(text).toContain('acknowledgements_total{fate="queued"} 1')
    expect(text).toContain('acknowledgements_total{fate="hourly-budget"} 1')
  })
})

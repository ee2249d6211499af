import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { english } from '../../tests/support/english.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import { engines, newDatabase, openForTest } from '../../tests/support/test-databases.ts'
import { kyselySubscriberStore } from '../db/kysely-subscriber-store.ts'
import { newsletterLimits } from '../db/sender-limits.ts'
import { dailyShares } from '../limits/mail-budget.ts'
import { newsletterConfirmation } from '../mail-templates/newsletter-confirmation.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { isLinkUsable } from './follow-link.ts'
import { type ConfirmationMail, subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const hour = 3_600_000
const day = 24 * hour

/** The use cases on a real database, with a clock that the test moves. */
async function desk(engine: (typeof engines)[number]) {
  const database = await openForTest(await newDatabase(engine))
  const { db } = database
  const clock = { now: Date.parse('2026-11-18T12:00:00Z') }
  const confirmations: ConfirmationMail[] = []
  const deps = {
    store: kyselySubscriberStore(database),
    admit: newsletterLimits(database),
    writeConfirmation(confirmation: ConfirmationMail) {
      confirmations.push(confirmation)
      return newsletterConfirmation(confirmation, mailSettings)
    },
    now: () => clock.now,
  }
  return {
    clock,
    db,
    deps,
    confirmations,
    subscribe: (email: string, clientKey: string = randomUUID()) =>
      subscribe({ fields: { email }, clientKey, language: 'en' }, deps),
    confirm: (confirmation?: ConfirmationMail) =>
      confirmSubscription(confirmation?.confirmSecret, deps, 'en'),
    unsubscribe: (confirmation?: ConfirmationMail) =>
      unsubscribe(confirmation?.unsubscribeSecret, deps),
    async states() {
      const rows = await db.selectFrom('subscribers').selectAll().orderBy('address').execute()
      return Object.fromEntries(rows.map((row) => [row.address, row.state]))
    },
    mails: () => db.selectFrom('outbox').selectAll().execute(),
  }
}

describe.each(engines)('on %s', (engine) => {
  test('an address is pending, and its confirmation is queued with it', async () => {
    const { subscribe, states, mails, confirmations, db } = await desk(engine)
    expect(await subscribe('Ada@Example.com')).toEqual({ outcome: 'accepted' })
    expect(await states()).toEqual({ 'ada@example.com': 'pending' })
    expect(await mails()).toMatchObject([
      { kind: 'newsletter-confirmation', state: 'waiting', lead_id: null },
    ])
    const tokens = JSON.stringify(await db.selectFrom('subscriber_tokens').selectAll().execute())
    expect(tokens).not.toContain(confirmations[0]?.confirmSecret)
    expect(tokens).not.toContain(confirmations[0]?.unsubscribeSecret)
  })

  test('every address is answered alike and mailed once an hour, whatever its state', async () => {
    const { subscribe, confirm, unsubscribe, clock, confirmations, states } = await desk(engine)
    const email = 'ada@example.com'
    const answers = [await subscribe(email), await subscribe('ADA@example.com')]
    expect(confirmations).toHaveLength(1)
    clock.now += hour
    answers.push(await subscribe(email))
    expect(confirmations).toHaveLength(2)
    await confirm(confirmations[1])
    clock.now += hour
    answers.push(await subscribe(email))
    expect(await states()).toEqual({ [email]: 'confirmed' })
    await unsubscribe(confirmations[0])
    clock.now += day
    answers.push(await subscribe(email))
    expect(await states()).toEqual({ [email]: 'unsubscribed' })
    expect(confirmations).toHaveLength(4)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('simultaneous requests for one address make one subscriber and one mail', async () => {
    const { subscribe, states, confirmations } = await desk(engine)
    await Promise.all(Array.from({ length: 5 }, () => subscribe('ada@example.com')))
    expect(await states()).toEqual({ 'ada@example.com': 'pending' })
    expect(confirmations).toHaveLength(1)
  })

  test('a reader is spoken to in the language of the page they confirm on, which no later request changes', async () => {
    const { subscribe, confirmations, deps, clock, db } = await desk(engine)
    const language = async () =>
      (await db.selectFrom('subscribers').select('language').executeTakeFirst())?.language
    await subscribe('ada@example.com')
    await confirmSubscription(confirmations[0]?.confirmSecret, deps, 'fr')
    expect(await language()).toBe('fr')
    clock.now += hour
    await subscribe('ada@example.com')
    expect(await language()).toBe('fr')
    await confirmSubscription(confirmations[1]?.confirmSecret, deps, 'ar')
    expect(await language()).toBe('ar')
  })

  test('a link confirms once, and looking at it confirms nothing', async () => {
    const { subscribe, confirm, deps, states, confirmations } = await desk(engine)
    await subscribe('ada@example.com')
    const secret = confirmations[0]?.confirmSecret
    expect(await isLinkUsable('confirm', secret, deps)).toBe(true)
    expect(await isLinkUsable('confirm', secret, deps)).toBe(true)
    expect(await states()).toEqual({ 'ada@example.com': 'pending' })
    const presses = await Promise.all([confirm(confirmations[0]), confirm(confirmations[0])])
    expect(presses.sort()).toEqual(['done', 'unusable'])
    expect(await states()).toEqual({ 'ada@example.com': 'confirmed' })
    expect(await isLinkUsable('confirm', secret, deps)).toBe(false)
  })

  test('a link to confirm works for seven days, a link to leave for ever', async () => {
    const { subscribe, confirm, unsubscribe, clock, confirmations, states } = await desk(engine)
    await subscribe('ada@example.com')
    clock.now += 7 * day
    expect(await confirm(confirmations[0])).toBe('unusable')
    expect(await states()).toEqual({ 'ada@example.com': 'pending' })
    await subscribe('ada@example.com')
    clock.now += 7 * day - 1
    expect(await confirm(confirmations[1])).toBe('done')
    clock.now += 2000 * day
    expect(await unsubscribe(confirmations[0])).toBe('done')
    expect(await unsubscribe(confirmations[0])).toBe('done')
    expect(await states()).toEqual({ 'ada@example.com': 'unsubscribed' })
  })

  test('an older link does not bring back an address that left', async () => {
    const { subscribe, confirm, unsubscribe, clock, confirmations, states } = await desk(engine)
    await subscribe('ada@example.com')
    clock.now += hour
    await subscribe('ada@example.com')
    await confirm(confirmations[1])
    await unsubscribe(confirmations[1])
    expect(await confirm(confirmations[0])).toBe('unusable')
    expect(await states()).toEqual({ 'ada@example.com': 'unsubscribed' })
    clock.now += hour
    await subscribe('ada@example.com')
    expect(await confirm(confirmations[2])).toBe('done')
    expect(await states()).toEqual({ 'ada@example.com': 'confirmed' })
  })

  test('who agreed when is recorded once and overwritten by nothing', async () => {
    const { subscribe, confirm, unsubscribe, clock, confirmations, db } = await desk(engine)
    const requested = clock.now
    await subscribe('ada@example.com')
    clock.now += hour
    await confirm(confirmations[0])
    const confirmed = clock.now
    const events = () =>
      db
        .selectFrom('subscription_events')
        .select(['event', 'requested_at', 'happened_at'])
        .orderBy('happened_at')
        .execute()
    const consent = { event: 'confirmed', requested_at: requested, happened_at: confirmed }
    expect(await events()).toEqual([consent])
    // Anybody may fill the address in again, and its owner may press another link.
    clock.now += day
    await subscribe('ada@example.com')
    await confirm(confirmations[1])
    expect(await events()).toEqual([consent])
    const [row] = await db.selectFrom('subscribers').selectAll().execute()
    expect(row?.confirmed_at).toBe(confirmed)
    await unsubscribe(confirmations[1])
    await unsubscribe(confirmations[0])
    expect(await events()).toMatchObject([consent, { event: 'unsubscribed' }])
    await expect(
      db.updateTable('subscription_events').set({ happened_at: 1 }).execute(),
    ).rejects.toThrow(/stays/)
    // Erasing a reader erases the record too.
    await db.deleteFrom('subscribers').execute()
    expect(await events()).toEqual([])
  })

  test('a link does only what it is for', async () => {
    const { subscribe, deps, confirmations, states } = await desk(engine)
    await subscribe('ada@example.com')
    expect(await confirmSubscription(confirmations[0]?.unsubscribeSecret, deps, 'en')).toBe(
      'unusable',
    )
    expect(await unsubscribe(confirmations[0]?.confirmSecret, deps)).toBe('unusable')
    for (const secret of [undefined, null, '', 'x', ['a', 'b'], 'A'.repeat(43), '%'.repeat(43)]) {
      expect(await confirmSubscription(secret, deps, 'en')).toBe('unusable')
      expect(await unsubscribe(secret, deps)).toBe('unusable')
    }
    expect(await states()).toEqual({ 'ada@example.com': 'pending' })
  })

  test('a stranger who fills an address in over and over neither silences nor floods its owner', async () => {
    const { subscribe, clock, confirmations } = await desk(engine)
    for (let minutes = 0; minutes < 24 * 60; minutes += 12) {
      const email = `busy+${minutes}@example.com`
      expect(await subscribe(email)).toEqual({ outcome: 'accepted' })
      clock.now += 12 * 60_000
    }
    expect(confirmations).toHaveLength(dailyShares.newsletter)
    expect(await subscribe('Busy@example.com')).toEqual({ outcome: 'accepted' })
    expect(confirmations).toHaveLength(dailyShares.newsletter + 1)
  })

  test('the eleventh request of a client within 10 minutes waits', async () => {
    const { subscribe } = await desk(engine)
    for (let n = 0; n < 10; n += 1) await subscribe(`reader-${n}@example.com`, 'one-client')
    expect(await subscribe('reader-10@example.com', 'one-client')).toMatchObject({
      outcome: 'limited',
    })
  })

  test('no mail and no subscriber without the other', async () => {
    const { deps, states, mails, subscribe: retry } = await desk(engine)
    const broken = {
      ...deps,
      writeConfirmation: () => {
        throw new Error('The confirmation cannot be written')
      },
    }
    const call = {
      fields: { email: 'ada@example.com' },
      clientKey: 'client',
      language: 'en',
    } as const
    await expect(subscribe(call, broken)).rejects.toThrow()
    expect(await states()).toEqual({})
    expect(await mails()).toEqual([])
    expect(await retry('ada@example.com')).toEqual({ outcome: 'accepted' })
    expect(await mails()).toHaveLength(1)
  })
})

test('what is no address is refused with the sentence of its field', async () => {
  const { deps } = await desk('sqlite')
  for (const fields of [{}, { email: 'ada@host' }, { email: 7 }, null, 'ada@example.com']) {
    const result = await subscribe({ fields, clientKey: 'client', language: 'en' }, deps)
    expect(result).toMatchObject({ outcome: 'invalid' })
  }
  expect(
    await subscribe({ fields: { email: 'ada@host' }, clientKey: 'c', language: 'en' }, deps),
  ).toEqual({
    outcome: 'invalid',
    fields: { email: english.newsletter.badAddress.description },
  })
})

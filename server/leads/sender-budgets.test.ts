import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contactFields } from '../../tests/support/lead-calls.ts'
import { leadDesk } from '../../tests/support/lead-desk.ts'
import { engines } from '../../tests/support/test-databases.ts'

const hour = 3_600_000

describe.each(engines)('on %s', (engine) => {
  test('an address is acknowledged at growing intervals, however it is spelled', async () => {
    // The limits go by the machine's clock: in one of its minutes the test runs through days.
    const never = { admitted: true, busyAddress: false, refund: async () => {} } as const
    const { submit, mails, clock } = await leadDesk(engine, {}, async () => never)
    const begin = clock.now
    const spellings = [
      'ada@example.com',
      'ADA@Example.com',
      'ada+a@example.com',
      'Ada+b+c@example.com',
    ]
    const acknowledged: number[] = []
    for (const step of [0, 0.9, 1, 4.9, 5, 28, 29, 52, 53]) {
      clock.now = begin + step * hour
      for (const email of spellings) {
        const result = await submit({ fields: contactFields({ email }) })
        if ('acknowledgement' in result && result.acknowledgement === 'queued')
          acknowledged.push(step)
      }
    }
    expect(acknowledged).toEqual([0, 1, 5, 29, 53])
    clock.now += 7 * 24 * hour
    const fields = contactFields({ email: 'ada@example.com' })
    expect(await submit({ fields })).toMatchObject({ acknowledgement: 'queued' })
    const to = (await mails()).filter(({ kind }) => kind === 'acknowledgement')
    expect(JSON.parse(to.at(-1)?.message ?? '').to.address).toMatch(/@example\.com$/i)
  })

  test('the mailbox of a folded address gets its mail as it was written', async () => {
    const { submit, mails } = await leadDesk(engine)
    await submit({ fields: contactFields({ email: 'Ada+Quotes@example.com' }) })
    const [acknowledgement] = await mails()
    expect(JSON.parse(acknowledgement?.message ?? '').to.address).toBe('Ada+Quotes@example.com')
  })

  test('simultaneous messages under one address earn one acknowledgement', async () => {
    const { submit, mails } = await leadDesk(engine)
    const fields = () => contactFields({ email: 'ada@example.com' })
    await Promise.all(Array.from({ length: 4 }, () => submit({ fields: fields() })))
    expect((await mails()).filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(1)
  })

  test('without a fill time nobody is mailed: a robot need not say one', async () => {
    const { submit, mails, leads } = await leadDesk(engine)
    expect(await submit({ context: {} })).toMatchObject({
      outcome: 'stored',
      suspicious: false,
      acknowledgement: 'fill-time-missing',
    })
    expect(await leads()).toHaveLength(1)
    expect(await mails()).toMatchObject([{ kind: 'notification' }])
  })

  test('all addresses together are acknowledged so often an hour and no more', async () => {
    const { submit, mails, leads, clock } = await leadDesk(engine, { acknowledgements: 3 })
    const results = await Promise.all(Array.from({ length: 6 }, () => submit()))
    const fates = results.map((result) => 'acknowledgement' in result && result.acknowledgement)
    expect(fates.filter((fate) => fate === 'queued')).toHaveLength(3)
    expect(fates.filter((fate) => fate === 'hourly-budget')).toHaveLength(3)
    expect(await leads()).toHaveLength(6)
    expect(await mails()).toHaveLength(9)
    // What the hour refused has not used the address's own budget up.
    const email = 'late@example.com'
    const late = () => submit({ fields: contactFields({ email }) })
    expect(await late()).toMatchObject({ acknowledgement: 'hourly-budget' })
    clock.now += hour
    expect(await late()).toMatchObject({ acknowledgement: 'queued' })
  })

  test('no address stands in the tables that count, not even as a hash that can be guessed', async () => {
    const { submit, db } = await leadDesk(engine)
    await submit({ fields: contactFields({ email: 'ada@example.com' }) })
    const [budget] = await db.selectFrom('mail_budgets').selectAll().execute()
    for (const encoding of ['hex', 'base64url', 'base64'] as const) {
      const plain = createHash('sha256').update('ada@example.com').digest(encoding)
      expect(JSON.stringify(budget)).not.toContain(plain)
    }
    expect(JSON.stringify(budget)).not.toContain('ada')
  })

  test('the eleventh message of a client within 10 minutes waits', async () => {
    const { submit, leads } = await leadDesk(engine)
    for (let n = 0; n < 10; n += 1) await submit({ clientKey: 'one-client' })
    const refused = await submit({ clientKey: 'one-client' })
    expect(refused).toMatchObject({ outcome: 'limited' })
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toSatisfy(
      (seconds: number) => seconds > 590 && seconds <= 600,
    )
    expect(await leads()).toHaveLength(10)
  })

  test('a customer whose address others fill in is heard all the same, marked and not mailed', async () => {
    const { submit, leads, mails, db } = await leadDesk(engine)
    const email = 'customer@example.com'
    for (let n = 0; n < 25; n += 1) {
      const junk = contactFields({ email: `customer+${n}@example.com` })
      expect(await submit({ fields: junk })).toMatchObject({ outcome: 'stored' })
    }
    await db.deleteFrom('outbox').execute()
    const fields = contactFields({ email, message: 'We are the customer.' })
    expect(await submit({ fields })).toMatchObject({
      outcome: 'stored',
      suspicious: true,
      acknowledgement: 'suspicious',
    })
    const stored = (await leads()).find((lead) => lead.message === 'We are the customer.')
    expect(stored?.suspicions).toBe('["busy-address"]')
    const [told, ...more] = await mails()
    expect(more).toEqual([])
    expect(told?.kind).toBe('notification')
    // The team must not take the customer for the junk.
    const { subject, text } = JSON.parse(told?.message ?? '')
    expect(subject).not.toContain('Suspicious')
    expect(text).toContain('this may be its owner')
  })

  test('a repeated submission learns its reference even when its sender has to wait', async () => {
    const { submit } = await leadDesk(engine)
    const submission = { fields: contactFields(), idempotencyKey: 'lost-answer', clientKey: 'c' }
    const first = await submit(submission)
    for (let n = 0; n < 10; n += 1) await submit({ clientKey: 'c' })
    expect(await submit(submission)).toMatchObject({
      outcome: 'repeated',
      reference: 'reference' in first && first.reference,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { quoteFacts } from '../../contract/quote-words.ts'
import { contactFields, partnershipFields } from '../../tests/support/lead-calls.ts'
import { leadDesk } from '../../tests/support/lead-desk.ts'
import { engines } from '../../tests/support/test-databases.ts'

describe.each(engines)('on %s', (engine) => {
  test('a lead and its two mails are stored together', async () => {
    const { submit, leads, mails } = await leadDesk(engine)
    const fields = contactFields()
    const result = await submit({ fields, context: { page: '/contact', fillTime: 5321 } })
    expect(result).toMatchObject({
      outcome: 'stored',
      reference: expect.stringMatching(/^BGW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    })
    expect(await leads()).toMatchObject([
      {
        first_name: fields.firstName,
        last_name: fields.lastName,
        email: fields.email,
        organization: fields.organization,
        interest: 'supply',
        message: fields.message,
        page: '/contact',
        fill_time: 5321,
        suspicions: '[]',
      },
    ])
    expect((await mails()).map((mail) => mail.kind)).toEqual(['acknowledgement', 'notification'])
  })

  test('a submission repeated by an impatient visitor is stored once', async () => {
    const { submit, leads, mails } = await leadDesk(engine)
    const submission = { fields: contactFields(), idempotencyKey: 'one-click' }
    const results = await Promise.all(Array.from({ length: 5 }, () => submit(submission)))
    const references = new Set(results.map((r) => ('reference' in r ? r.reference : r.outcome)))
    expect(references.size).toBe(1)
    expect(results.filter((r) => r.outcome === 'stored')).toHaveLength(1)
    expect(await leads()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  test('an old key with changed words is a new lead, never dropped', async () => {
    const { submit, leads } = await leadDesk(engine)
    const fields = contactFields()
    await submit({ fields, idempotencyKey: 'kept' })
    const changed = await submit({
      fields: { ...fields, message: 'Another question.' },
      idempotencyKey: 'kept',
    })
    expect(changed.outcome).toBe('stored')
    expect(await leads()).toHaveLength(2)
  })

  test('without a key, the same words within the hour are a repetition, later they are not', async () => {
    const { submit, clock } = await leadDesk(engine)
    const submission = { fields: contactFields(), idempotencyKey: undefined }
    const first = await submit(submission)
    clock.now += 59 * 60_000
    expect(await submit(submission)).toMatchObject({
      outcome: 'repeated',
      reference: 'reference' in first && first.reference,
      answerDueAt: 'answerDueAt' in first && first.answerDueAt,
      mailed: true,
    })
    clock.now += 2 * 60 * 60_000
    expect(await submit(submission)).toMatchObject({ outcome: 'stored' })
  })

  test('an emergency is kept as one and due 24 hours from receipt, on any day', async () => {
    const { submit, leads, mails, clock } = await leadDesk(engine)
    const saturday = Date.parse('2026-11-21T09:00:00Z')
    clock.now = saturday
    const page = '/contact?need=emergency'
    await submit({ context: { page, need: 'emergency' } })
    expect(await leads()).toMatchObject([
      { page, need: 'emergency', answer_due_at: saturday + 24 * 3_600_000 },
    ])
    const subjects = (await mails()).map((mail) => JSON.parse(mail.message).subject as string)
    expect(subjects.filter((subject) => subject.startsWith('[Emergency] '))).toHaveLength(1)
  })

  test('a quote is kept with its message, and told to the team alone', async () => {
    const { submit, leads, mails } = await desk(engine)
    const quote = { format: 'rail', containers: 60, place: 'Gdynia' } as const
    await submit({ context: { fillTime: 5_321, quote } })
    expect(await leads()).toMatchObject([{ quote: JSON.stringify(quote) }])
    const [acknowledgement, notification] = (await mails()).map(
      ({ message }) => JSON.parse(message) as { text: string },
    )
    for (const [label, value] of quoteFacts(quote)) {
      expect(notification?.text).toContain(`${label}: ${value}`)
      expect(acknowledgement?.text).not.toContain(value)
    }
  })

  test('only the contact form asks for a quote', async () => {
    const { submit, leads } = await desk(engine)
    const fields = partnershipFields()
    await submit({ kind: 'partnership', fields, context: { quote: { place: 'Gdynia' } } })
    expect(await leads()).toMatchObject([{ quote: null }])
  })

  test('only the contact form speaks of emergencies', async () => {
    const { submit, leads, clock } = await leadDesk(engine)
    clock.now = Date.parse('2026-11-21T09:00:00Z')
    const fields = partnershipFields()
    await submit({ kind: 'partnership', fields, context: { need: 'emergency' } })
    expect(await leads()).toMatchObject([
      { need: null, answer_due_at: Date.parse('2026-11-24T00:00:00Z') },
    ])
  })

  test('each enquiry goes to the mailbox that answers it', async () => {
    const { submit, recipients, db } = await leadDesk(engine)
    const cases = [
      ['contact', contactFields({ topic: 'supply' }), 'hello@company.example'],
      ['contact', contactFields({ topic: 'investment' }), 'investors@company.example'],
      ['contact', contactFields({ topic: 'partnership' }), 'partners@company.example'],
      ['partnership', partnershipFields(), 'partners@company.example'],
    ] as const
    for (const [kind, fields, mailbox] of cases) {
      await submit({ kind, fields })
      expect(await recipients()).toEqual([fields.email, mailbox])
      await db.deleteFrom('outbox').execute()
    }
  })

  test.each([
    ['honeypot', { honeypot: 'https://spam.example', fillTime: 5_321 }, {}],
    ['filled-too-fast', { fillTime: 2999 }, {}],
    ['link-in-name', { fillTime: 5_321 }, { lastName: 'Win now: https://spam.example' }],
  ])(
    'a suspicious message (%s) is stored and marked, without acknowledgement',
    async (suspicion, context, changes) => {
      const { submit, leads, mails } = await leadDesk(engine)
      const result = await submit({ context, fields: contactFields(changes) })
      expect(result).toMatchObject({ outcome: 'stored', suspicious: true })
      expect(await leads()).toMatchObject([{ suspicions: JSON.stringify([suspicion]) }])
      expect(await mails()).toMatchObject([{ kind: 'notification' }])
    },
  )
<<<<<<< HEAD

  test('an address is acknowledged at growing intervals, however it is spelled', async () => {
    // The limits go by the machine's clock: in one of its minutes the test runs through days.
    const never = { admitted: true, busyAddress: false, refund: async () => {} } as const
    const { submit, mails, clock } = await desk(engine, 60, async () => never)
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
    const { submit, mails } = await desk(engine)
    await submit({ fields: contactFields({ email: 'Ada+Quotes@example.com' }) })
    const [acknowledgement] = await mails()
    expect(JSON.parse(acknowledgement?.message ?? '').to.address).toBe('Ada+Quotes@example.com')
  })

  test('simultaneous messages under one address earn one acknowledgement', async () => {
    const { submit, mails } = await desk(engine)
    const fields = () => contactFields({ email: 'ada@example.com' })
    await Promise.all(Array.from({ length: 4 }, () => submit({ fields: fields() })))
    expect((await mails()).filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(1)
  })

  test('without a fill time nobody is mailed: a robot need not say one', async () => {
    const { submit, mails, leads } = await desk(engine)
    expect(await submit({ context: {} })).toMatchObject({
      outcome: 'stored',
      suspicious: false,
      acknowledgement: 'fill-time-missing',
    })
    expect(await leads()).toHaveLength(1)
    expect(await mails()).toMatchObject([{ kind: 'notification' }])
  })

  test('all addresses together are acknowledged so often an hour and no more', async () => {
    const { submit, mails, leads, clock } = await desk(engine, 3)
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
    const { submit, db } = await desk(engine)
    await submit({ fields: contactFields({ email: 'ada@example.com' }) })
    const [budget] = await db.selectFrom('mail_budgets').selectAll().execute()
    for (const encoding of ['hex', 'base64url', 'base64'] as const) {
      const plain = createHash('sha256').update('ada@example.com').digest(encoding)
      expect(JSON.stringify(budget)).not.toContain(plain)
    }
    expect(JSON.stringify(budget)).not.toContain('ada')
  })

  test('the eleventh message of a client within 10 minutes waits', async () => {
    const { submit, leads } = await desk(engine)
    for (let n = 0; n < 10; n += 1) await submit({ clientKey: 'one-client' })
    const refused = await submit({ clientKey: 'one-client' })
    expect(refused).toMatchObject({ outcome: 'limited' })
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toSatisfy(
      (seconds: number) => seconds > 590 && seconds <= 600,
    )
    expect(await leads()).toHaveLength(10)
  })

  test('a customer whose address others fill in is heard all the same, marked and not mailed', async () => {
    const { submit, leads, mails, db } = await desk(engine)
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
    const { submit } = await desk(engine)
    const submission = { fields: contactFields(), idempotencyKey: 'lost-answer', clientKey: 'c' }
    const first = await submit(submission)
    for (let n = 0; n < 10; n += 1) await submit({ clientKey: 'c' })
    expect(await submit(submission)).toMatchObject({
      outcome: 'repeated',
      reference: 'reference' in first && first.reference,
    })
  })
=======
>>>>>>> main
})

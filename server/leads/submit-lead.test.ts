import { describe, expect, test } from 'vitest'
import { extraFacts } from '../../contract/extras.ts'
import { english } from '../../tests/support/english.ts'
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

  test('a quote is kept with its message and told to the team; its sender reads again what was chosen', async () => {
    const { submit, leads, mails } = await leadDesk(engine)
    const quote = { format: 'rail', containers: 60, place: 'Gdynia' } as const
    await submit({ context: { fillTime: 5_321, extras: quote } })
    expect(await leads()).toMatchObject([{ extras: JSON.stringify(quote) }])
    const [acknowledgement, notification] = (await mails()).map(
      ({ message }) => JSON.parse(message) as { text: string },
    )
    for (const [label, value] of extraFacts(quote, english.lead)) {
      expect(notification?.text).toContain(`${label}: ${value}`)
      const typed = value === quote.place
      expect(acknowledgement?.text.includes(`${label}: ${value}`)).toBe(!typed)
    }
  })

  test('only the contact form asks for a quote', async () => {
    const { submit, leads } = await leadDesk(engine)
    const fields = partnershipFields()
    await submit({ kind: 'partnership', fields, context: { extras: { place: 'Gdynia' } } })
    expect(await leads()).toMatchObject([{ extras: null }])
  })

  test('what may be an emergency by its first line is marked, due on any day, and found by that word', async () => {
    const { submit, leads, mails, clock, db } = await leadDesk(engine)
    const saturday = Date.parse('2026-11-21T09:00:00Z')
    clock.now = saturday
    const due = saturday + 24 * 3_600_000
    await submit({ fields: contactFields({ message: 'Urgence à Mayotte.\n3 000 personnes.' }) })
    const fields = partnershipFields({ message: 'EMERGENCY in two towns' })
    await submit({ kind: 'partnership', fields })
    expect(await leads()).toMatchObject([
      { need: 'maybe', answer_due_at: due },
      { need: 'maybe', answer_due_at: due },
    ])
    const subjects = (await mails()).map((mail) => JSON.parse(mail.message).subject as string)
    expect(subjects.filter((subject) => subject.startsWith('[May be an emergency] '))).toHaveLength(
      2,
    )
    const found = await db.selectFrom('lead_words').select('words').execute()
    for (const { words } of found) expect(words).toContain('emergency')
  })

  test('who said that it is none is believed', async () => {
    const { submit, leads } = await leadDesk(engine)
    const fields = contactFields({ message: 'Urgent: a price for next year' })
    await submit({ fields, context: { need: 'no' } })
    expect(await leads()).toMatchObject([{ need: null }])
  })

  test('only the contact form has a switch for emergencies', async () => {
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
})

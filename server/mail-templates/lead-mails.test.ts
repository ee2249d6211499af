import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { extraFacts, messageWithExtras } from '../../contract/extras.ts'
import type { Extras } from '../../contract/lead-fields.ts'
import { spokenDue } from '../../contract/spoken-time.ts'
import { english } from '../../tests/support/english.ts'
import { contactFields, partnershipFields } from '../../tests/support/lead-calls.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import type { Enquiry } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import { mimeMessage } from '../mail/mime-message.ts'
import { leadAcknowledgement } from './lead-acknowledgement.ts'
import { leadNotification } from './lead-notification.ts'

const contact: Enquiry = {
  kind: 'contact',
  fields: contactFields({
    firstName: 'Þóra, "the" <First>',
    email: 'thora@example.com',
    message: 'First <line>.\n\nThird & last.',
  }),
}
const partnership: Enquiry = { kind: 'partnership', fields: partnershipFields() }

function lead(enquiry: Enquiry, changes: Partial<Lead> = {}): Lead {
  return {
    id: 'id',
    reference: 'BGW-7K3M-9Q2F',
    submissionKey: 'key',
    enquiry,
    context: { page: '/contact', campaign: 'spring', referrer: 'https://search.example/' },
    suspicions: [],
    receivedAt: Date.parse('2026-11-20T14:20:00Z'),
    answerDueAt: Date.parse('2026-11-23T14:20:00Z'),
    ...changes,
  }
}

const emergency = lead(contact, {
  context: { page: '/contact?need=emergency', need: 'emergency' },
  answerDueAt: Date.parse('2026-11-21T14:20:00Z'),
})

/** A mail as a client reads it: through MIME and back. */
async function arrived(mail: ReturnType<typeof leadNotification>) {
  return PostalMime.parse(await mimeMessage(mail.id, mail.message))
}

describe('the notification', () => {
  test('comes from our own address and is answered to the visitor', async () => {
    const mail = await arrived(leadNotification(lead(contact), mailSettings))
    expect(mail.from).toMatchObject({ address: 'website@company.example' })
    expect(mail.to).toMatchObject([{ address: 'hello@company.example' }])
    expect(mail.replyTo).toMatchObject([
      { name: 'Þóra, "the" <First> O\'Brien', address: 'thora@example.com' },
    ])
    expect(mail.messageId).toBe('<bgw-7k3m-9q2f.notification@company.example>')
    expect(new Date(mail.date ?? '').toISOString()).toBe('2026-11-20T14:20:00.000Z')
  })

  test('holds everything the team needs, in text and in HTML', async () => {
    const { text = '', html = '' } = await arrived(leadNotification(lead(contact), mailSettings))
    for (const fact of [
      'BGW-7K3M-9Q2F',
      'thora@example.com',
      english.lead.options.topic.supply,
      'https://company.example/contact',
      'https://search.example/',
      'spring',
      'Friday, 20 November, 14:20 (Reykjavik)',
      'Monday, 23 November, 14:20 (Reykjavik)',
    ]) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
    expect(text).toContain('> First <line>.\n> \n> Third & last.')
    expect(html).toContain('First &lt;line&gt;.<br><br>Third &amp; last.')
    expect(html).toContain('Þóra, &quot;the&quot; &lt;First&gt;')
  })

  test('says in its subject that a message is suspicious, and why below', async () => {
    const suspicious = lead(contact, { suspicions: ['honeypot'] })
    const mail = await arrived(leadNotification(suspicious, mailSettings))
    expect(mail.subject).toMatch(/^\[Suspicious\] BGW-7K3M-9Q2F/)
    expect(mail.text).toContain('a field that people do not see was filled in')
  })

  test('says in its subject that a message is an emergency, and by when to answer below', async () => {
    const mail = await arrived(leadNotification(emergency, mailSettings))
    expect(mail.subject).toMatch(/^\[Emergency\] BGW-7K3M-9Q2F/)
    expect(mail.text).toContain('Saturday, 21 November, 14:20 (Reykjavik)')
    expect(mail.text).toContain('https://company.example/contact?need=emergency')
    const doubted = leadNotification({ ...emergency, suspicions: ['honeypot'] }, mailSettings)
    expect(doubted.message.subject).toMatch(/^\[Suspicious\] \[Emergency\] BGW-/)
  })

  test('says each field once, and a plan in words', async () => {
    const plan = 'for=bottling&volume=120000&time=12&unit=months'
    const extras = {
      containers: 5,
      rhythm: 'monthly',
      months: 12,
      place: 'Rotterdam',
      plan,
    } as const
    const message = messageWithExtras('For our plant.', extras, english.lead)
    const enquiry = { kind: 'contact', fields: contactFields({ message }) } as const
    const { text } = leadNotification(lead(enquiry, { context: { extras } }), mailSettings).message
    for (const [label, value] of extraFacts(extras, english.lead)) {
      expect(text.split(`${label}: ${value}`)).toHaveLength(2)
    }
    expect(text).toContain('> For our plant.')
    expect(text).toContain('120,000 L a month, for 12 months')
    expect(text).not.toContain('volume=')
  })

  test('says what may be an emergency, and that its sender did not say', async () => {
    const maybe = lead(contact, { context: { page: '/contact', need: 'maybe' } })
    const mail = await arrived(leadNotification(maybe, mailSettings))
    expect(mail.subject).toMatch(/^\[May be an emergency\] BGW-7K3M-9Q2F/)
    expect(mail.text).toContain('did not say')
  })

  test('of an emergency goes to the mailbox for emergencies, once there is one', () => {
    const company = { emergencyMailbox: 'duty@company.example' }
    const to = (settings: typeof mailSettings) =>
      leadNotification(emergency, settings).message.to.address
    expect(to(mailSettings)).toBe('hello@company.example')
    expect(to({ ...mailSettings, company })).toBe('duty@company.example')
    const maybe = lead(contact, { context: { need: 'maybe' } })
    expect(leadNotification(maybe, { ...mailSettings, company }).message.to.address).toBe(
      'duty@company.example',
    )
    const usual = leadNotification(lead(contact), { ...mailSettings, company })
    expect(usual.message.to.address).toBe('hello@company.example')
  })
})

describe('the acknowledgement', () => {
  test('names the reference and the hour by which we answer', async () => {
    const mail = await arrived(leadAcknowledgement(lead(contact), mailSettings))
    expect(mail.to).toMatchObject([{ address: 'thora@example.com' }])
    expect(mail.replyTo).toMatchObject([{ address: 'hello@company.example' }])
    expect(mail.subject).toContain('BGW-7K3M-9Q2F')
    expect(mail.text).toContain('BGW-7K3M-9Q2F')
    expect(mail.text).toContain('by Monday, 23 November, 14:20 (Reykjavik), within 24 hours on')
    expect(mail.messageId).toBe('<bgw-7k3m-9q2f.acknowledgement@company.example>')
  })

  test('repeats what was chosen and the time to plan with, and nothing that was typed', async () => {
    const chosen: Extras = { format: 'rail', containers: 4, month: '2027-03', ph: 'mild' }
    const typed: Extras = { place: 'Gdynia', wishes: 'Rail pallets', plan: 'for=town' }
    const extras = { ...chosen, ...typed }
    const asked = lead(contact, { context: { page: '/contact', extras } })
    const settings = { ...mailSettings, leadWeeks: [2, 4] } as const
    const { text = '' } = await arrived(leadAcknowledgement(asked, settings))
    const { options } = english.lead
    for (const told of [
      options.topic.supply,
      options.format.rail,
      ': 4\n',
      'March 2027',
      '2–4 weeks',
    ]) {
      expect(text).toContain(told)
    }
    for (const value of Object.values(typed)) expect(text).not.toContain(value)
    const near: typeof mailSettings = {
      ...settings,
      leadWeeksTo: (place) => (place === 'Gdynia' ? [3, 3] : undefined),
    }
    const there = await arrived(leadAcknowledgement(asked, near))
    expect(there.text).toContain('Plan 3 weeks')
    const withheld = await arrived(leadAcknowledgement(asked, mailSettings))
    expect(withheld.text).not.toContain('weeks')
  })

  test('promises partners business days too, and is no mail that a machine answers', async () => {
    const mail = await arrived(leadAcknowledgement(lead(partnership), mailSettings))
    expect(mail.text).toContain('within 24 hours on business days')
    expect(mail.replyTo).toMatchObject([{ address: 'partners@company.example' }])
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    )
  })

  test('of an emergency promises no business days, and names the number to call', async () => {
    const mail = await arrived(leadAcknowledgement(emergency, mailSettings))
    expect(mail.text).toContain('by Saturday, 21 November, 14:20 (Reykjavik)')
    expect(mail.text).not.toContain('business days')
    // Nobody waits for our ships first.
    expect(mail.text?.indexOf('week three')).toBeLessThan(mail.text?.indexOf('We answer') ?? 0)
    const company = { emergencyPhone: '+354 555 0199' }
    const reachable = await arrived(leadAcknowledgement(emergency, { ...mailSettings, company }))
    expect(reachable.text).toContain('+354 555 0199')
  })

  test.each([
    ['a contact message', 'contact', {}],
    ['an emergency', 'contact', { need: 'emergency' }],
    ['what may be an emergency', 'contact', { need: 'maybe' }],
    ['a partnership inquiry', 'partnership', {}],
  ] as const)(
    'of %s repeats nothing that was written, to whomever it goes',
    async (_name, kind, context) => {
      const written = {
        firstName: 'Buyfirst',
        lastName: 'Cheaplast',
        organization: 'https://spam.example',
        message: 'Visit spam.example now',
      }
      const enquiry: Enquiry =
        kind === 'contact'
          ? { kind, fields: contactFields({ ...written, email: 'stranger@example.com' }) }
          : { kind, fields: partnershipFields({ ...written, email: 'stranger@example.com' }) }
      const told = { ...context, referrer: 'https://spam.example/', campaign: 'spam.example' }
      const queued = leadAcknowledgement(lead(enquiry, { context: told }), mailSettings)
      const source = (await mimeMessage(queued.id, queued.message)).toString('utf8')
      const mail = await PostalMime.parse(source)
      const all = [source, mail.subject, mail.text, mail.html, JSON.stringify(mail.to)].join('\n')
      for (const word of ['Buyfirst', 'Cheaplast', 'spam']) expect(all).not.toContain(word)
      expect(mail.to).toEqual([{ name: '', address: 'stranger@example.com' }])
    },
  )
})

describe('the hour by which we answer', () => {
  test.each([
    ['2026-11-23T14:20:59Z', 'Atlantic/Reykjavik', 'Monday, 23 November, 14:20 (Reykjavik)'],
    ['2026-11-23T14:20:00Z', 'America/New_York', 'Monday, 23 November, 09:20 (New York)'],
    ['2026-11-24T00:00:00Z', 'Atlantic/Reykjavik', 'the end of Monday'],
    ['2026-11-23T23:00:00Z', 'Europe/Oslo', 'the end of Monday'],
    ['2026-11-24T00:01:00Z', 'UTC', 'Tuesday, 24 November, 00:01 (UTC)'],
  ])('%s in %s is %s', (instant, timeZone, spoken) => {
    expect(spokenDue(Date.parse(instant), timeZone, english.lead)).toBe(spoken)
  })
})

describe('the foot of a mail', () => {
  const foot = (company: typeof mailSettings.company) => {
    const { message } = leadAcknowledgement(lead(contact), { ...mailSettings, company })
    return message.text.split('-- \n')[1] ?? ''
  }

  test('names who sends it, as far as the owner has filled it in', () => {
    expect(foot({}).split('\n')[0]).toBe('Company, https://company.example')
    expect(foot({ legalName: 'Company ehf.', address: 'Quay 1, Reykjavik' })).toContain(
      '\nCompany ehf., Quay 1, Reykjavik\n',
    )
    const phone = '+354 555 0100'
    expect(foot({ registration: '550101-0000', vat: 'IS 1', phone })).toContain(
      `\n550101-0000 · IS 1 · ${phone}\n`,
    )
  })

  test('a reference is quoted on the phone only where there is one', () => {
    const words = (company: typeof mailSettings.company) =>
      leadAcknowledgement(lead(contact), { ...mailSettings, company }).message.text
    expect(words({})).not.toContain('call')
    expect(words({ phone: '+354 555 0100' })).toContain('when you write or call')
  })
})

test('the same mail is the same bytes at every attempt', async () => {
  const mail = leadNotification(lead(contact), mailSettings)
  const [first, second] = [
    await mimeMessage(mail.id, mail.message),
    await mimeMessage(mail.id, mail.message),
  ]
  expect(second.equals(first)).toBe(true)
})

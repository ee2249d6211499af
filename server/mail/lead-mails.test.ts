import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { contactFields, partnershipFields } from '../../tests/support/lead-calls.ts'
import { mailSettings } from '../../tests/support/queued-leads.ts'
import type { Enquiry } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import { leadAcknowledgement } from './lead-acknowledgement.ts'
import { leadNotification } from './lead-notification.ts'
import { mimeMessage } from './mime-message.ts'

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
      'Water supply',
      'https://company.example/contact',
      'https://search.example/',
      'spring',
      'Mon, 23 Nov 2026, 14:20 GMT',
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
})

describe('the acknowledgement', () => {
  test('repeats the reference, the promise and the visitor’s words', async () => {
    const mail = await arrived(leadAcknowledgement(lead(contact), mailSettings))
    expect(mail.to).toMatchObject([{ address: 'thora@example.com' }])
    expect(mail.replyTo).toMatchObject([{ address: 'hello@company.example' }])
    expect(mail.subject).toContain('BGW-7K3M-9Q2F')
    expect(mail.text).toContain('within 24 hours on business days, by Mon, 23 Nov 2026, 14:20 GMT')
    expect(mail.text).toContain('> Third & last.')
    expect(mail.messageId).toBe('<bgw-7k3m-9q2f.acknowledgement@company.example>')
  })

  test('promises partners 24 hours, and is no mail that a machine answers', async () => {
    const mail = await arrived(leadAcknowledgement(lead(partnership), mailSettings))
    expect(mail.text).toContain('within 24 hours, by')
    expect(mail.replyTo).toMatchObject([{ address: 'partners@company.example' }])
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    )
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

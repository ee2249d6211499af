import { expect, test } from 'vitest'
import { controlName } from '../../contract/lead-fields.ts'
import { topics } from '../../contract/options.ts'
import { answerTemplate } from '../../contract/published-file.ts'
import type { AccountMail } from '../../server/accounts/account-mail.ts'
import { answerPages } from '../../server/functions/answer-pages.ts'
import {
  linkDonePage,
  linkPage,
  linkUnusablePage,
  subscribedPage,
  subscribeRefusedPage,
} from '../../server/functions/newsletter-pages.ts'
import { Refusal } from '../../server/http/refusal.ts'
import type { Enquiry } from '../../server/leads/enquiry.ts'
import type { Lead } from '../../server/leads/lead.ts'
import type { QueuedMail } from '../../server/mail/queued-mail.ts'
import { accountMail } from '../../server/mail-templates/account-mails.ts'
import { leadAcknowledgement } from '../../server/mail-templates/lead-acknowledgement.ts'
import { leadNotification } from '../../server/mail-templates/lead-notification.ts'
import type { MailSettings } from '../../server/mail-templates/mail-settings.ts'
import { newsletterConfirmation } from '../../server/mail-templates/newsletter-confirmation.ts'
import { bannedWordsIn } from '../support/banned-words.ts'
import { contactFields, partnershipFields } from '../support/lead-calls.ts'
import { mailSettings } from '../support/queued-leads.ts'

const bare = { ...mailSettings, companyName: 'Bulk Glacier Water' }
const filledIn: MailSettings = {
  ...bare,
  company: {
    legalName: 'Bulk Glacier Water ehf.',
    registration: '550101-0000',
    vat: 'IS 100000',
    address: 'Quay 1, Reykjavik',
    phone: '+354 555 0100',
    emergencyPhone: '+354 555 0199',
    emergencyMailbox: 'duty@bulkglacierwater.example',
  },
}

const enquiries: readonly Enquiry[] = [
  ...topics.map((topic) => ({ kind: 'contact', fields: contactFields({ topic }) }) as const),
  { kind: 'partnership', fields: partnershipFields() },
  { kind: 'partnership', fields: partnershipFields({ partnershipType: '' }) },
]

/** Every kind of lead: each topic, pressing or not, doubted or not, due at an hour or at midnight. */
const leads: readonly Lead[] = enquiries.flatMap((enquiry) =>
  ([undefined, 'emergency'] as const).flatMap((need) =>
    ([[], ['honeypot', 'filled-too-fast', 'link-in-name']] as const).flatMap((suspicions) =>
      [Date.parse('2026-11-23T14:20:00Z'), Date.parse('2026-11-24T00:00:00Z')].map(
        (answerDueAt) => ({
          id: 'id',
          reference: 'BGW-7K3M-9Q2F',
          submissionKey: 'key',
          enquiry,
          context: { page: '/contact', referrer: 'https://search.example/', campaign: 'a', need },
          suspicions,
          receivedAt: Date.parse('2026-11-20T14:20:00Z'),
          answerDueAt,
        }),
      ),
    ),
  ),
)

const origin = 'https://bulkglacierwater.example'
const address = 'ada@example.com'
const secret = 'A'.repeat(43)
const accountMails: readonly AccountMail[] = [
  { kind: 'account-confirmation', address, origin, secret },
  { kind: 'account-exists', address, origin },
  { kind: 'password-reset', address, origin, secret },
  { kind: 'password-changed', address },
]

const confirmation = {
  address,
  confirmSecret: secret,
  unsubscribeSecret: secret,
  language: 'en',
  writtenAt: 0,
} as const

const mails: readonly QueuedMail[] = [bare, filledIn].flatMap((settings) => [
  ...leads.map((lead) => leadAcknowledgement(lead, settings)),
  ...leads.map((lead) => leadNotification(lead, settings)),
  ...accountMails.map((mail) => accountMail(mail, 0, settings)),
  newsletterConfirmation(confirmation, settings),
])

const template = `<title>${answerTemplate.titleMark}</title><main>${answerTemplate.bodyMark}</main>`
const posted = (fields: Record<string, string>) =>
  Buffer.from(new URLSearchParams(fields).toString())
const written = posted(contactFields())
const writtenForms = topics.map((topic) =>
  posted({ ...contactFields({ topic }), [controlName('format')]: 'rail' }),
)
const refusals = [
  new Refusal('invalid_fields', 'request.fields', {
    fields: { email: 'Wrong.', message: 'Wrong.' },
  }),
  new Refusal('invalid_fields', 'request.field', { fields: { nothing: 'Missing.' } }),
  new Refusal('too_many_requests', 'lead.tooMany', { values: { minutes: 2 } }),
  new Refusal('unavailable', 'request.unavailable'),
  new Refusal('forbidden', 'request.foreignOrigin'),
]
const formPages = (['contact', 'partnership'] as const).flatMap((kind) => {
  const pages = answerPages(kind, '/functions/v1/send', {
    answerTemplate: () => ({ html: template }),
    teamTimeZone: 'UTC',
    now: () => 0,
  })
  return [
    ...[true, false].flatMap((mailed) =>
      writtenForms.map((form) =>
        pages.acknowledged(
          { ok: true, reference: 'BGW-7K3M-9Q2F', answerDueAt: 0, mailed },
          form,
          '/contact?need=emergency',
        ),
      ),
    ),
    ...refusals.map((refusal) => pages.refused(refusal, written, '/contact')),
    ...refusals.map((refusal) => pages.refused(refusal, undefined, undefined)),
  ]
})
const newsletterPages = [
  subscribedPage(template, 'en'),
  ...refusals.map((refusal) => subscribeRefusedPage(template, refusal, written, 'en')),
  ...(['confirm', 'unsubscribe'] as const).flatMap((purpose) => [
    linkPage(template, purpose, secret, 'en'),
    linkDonePage(template, purpose, 'en'),
    linkUnusablePage(template, purpose, 'en'),
  ]),
]

/** What a reader sees of a page or a mail. */
function seen(html: string): string {
  return html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replaceAll('&#39;', "'")
}

test('no mail holds a banned word, whatever it answers and whatever the owner has filled in', () => {
  const kinds = new Set(mails.map((mail) => mail.kind))
  expect(kinds.size).toBe(7)
  for (const { message } of mails) {
    const words = [message.subject, message.text, seen(message.html), message.from.name]
    expect(words.flatMap(bannedWordsIn)).toEqual([])
  }
})

test('no page of the server holds a banned word', () => {
  for (const page of [...formPages, ...newsletterPages]) {
    expect(seen(page).trim()).not.toBe('')
    expect(bannedWordsIn(seen(page))).toEqual([])
  }
})

/** Prints the mails that a visitor may get, as JSON. Runs inside a copy of the project, with that copy's figures. */

import { leadAcknowledgement } from '../../server/mail-templates/lead-acknowledgement.ts'
import { siteConfig } from '../../site.config.ts'

const settings = {
  companyName: 'Bulk Glacier Water',
  from: 'website@site.example',
  mailboxes: {
    general: 'a@site.example',
    partnerships: 'b@site.example',
    investors: 'c@site.example',
  },
  publicUrl: () => 'https://site.example',
  teamTimeZone: 'Atlantic/Reykjavik',
  company: siteConfig.company,
}
const sender = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  organization: '',
  message: 'Hello',
}
const enquiries = [
  { kind: 'contact', fields: { ...sender, topic: 'supply' } },
  { kind: 'contact', fields: { ...sender, topic: 'other' } },
  { kind: 'partnership', fields: { ...sender, partnershipType: '' } },
]
const mails = enquiries.flatMap((enquiry) =>
  [undefined, 'emergency'].map((need) => {
    const lead = {
      ...{ id: 'id', reference: 'BGW-7K3M-9Q2F', submissionKey: 'key', suspicions: [] },
      ...{ enquiry, context: { need } },
      receivedAt: Date.parse('2026-11-20T14:20:00Z'),
      answerDueAt: Date.parse('2026-11-23T14:20:00Z'),
    }
    // biome-ignore lint/suspicious/noExplicitAny: the copy's own types are not known here.
    const { message } = leadAcknowledgement(lead as any, settings as any)
    return [`mail ${enquiry.kind} ${need ?? ''}`, `${message.subject} ${message.text}`]
  }),
)
process.stdout.write(JSON.stringify(mails))

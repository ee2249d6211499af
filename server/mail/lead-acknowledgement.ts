import type { Lead } from '../leads/lead.ts'
import type { QueuedMail } from '../leads/queued-mail.ts'
import { fullName, interestLabel, writtenTime } from './lead-words.ts'
import { bodyHtml, bodyText, type MailBody } from './mail-body.ts'
import { enquiryNames, type MailSettings, mailboxFor, mailIdentity } from './mail-settings.ts'

/** The mail that tells the visitor what we received, its reference and when we answer. */
export function leadAcknowledgement(lead: Lead, settings: MailSettings): QueuedMail {
  const { enquiry } = lead
  const { id, messageId } = mailIdentity(lead, 'acknowledgement', settings)
  const body = acknowledgementBody(lead, settings)
  return {
    id,
    leadId: lead.id,
    kind: 'acknowledgement',
    queuedAt: lead.receivedAt,
    message: {
      from: { name: settings.companyName, address: settings.from },
      to: { name: fullName(enquiry), address: enquiry.fields.email },
      replyTo: { name: settings.companyName, address: mailboxFor(lead, settings.mailboxes) },
      subject: `We received your ${enquiryNames[enquiry.kind]} (${lead.reference})`,
      text: bodyText(body),
      html: bodyHtml(body),
      messageId,
      date: lead.receivedAt,
      // RFC 3834: keeps two answering machines from talking to each other for ever.
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    },
  }
}

function acknowledgementBody(lead: Lead, settings: MailSettings): MailBody {
  const { enquiry } = lead
  const due = writtenTime(lead.answerDueAt, settings.teamTimeZone)
  const promise =
    enquiry.kind === 'partnership'
      ? `We'll be in touch within 24 hours, by ${due}.`
      : `We answer within 24 hours on business days, by ${due}.`
  return {
    heading: `Thank you, ${enquiry.fields.firstName}`,
    paragraphs: [
      `Your ${enquiryNames[enquiry.kind]} reached us. ${promise}`,
      `Your reference is ${lead.reference}. Quote it when you write or call about this.`,
      'This is what you wrote:',
    ],
    facts: [
      ['Name', fullName(enquiry)],
      ['Organization', enquiry.fields.organization],
      [enquiry.kind === 'contact' ? 'Topic' : 'Partnership interest', interestLabel(enquiry)],
    ],
    words: enquiry.fields.message,
    footer:
      `${settings.companyName}, ${settings.publicUrl()}\n` +
      'You get this mail because this address was entered in a form on our site. ' +
      'If that was not you, ignore it: nothing else will be sent.',
  }
}

import type { Lead } from '../leads/lead.ts'
import type { QueuedMail } from '../leads/queued-mail.ts'
import type { Suspicion } from '../leads/suspicions.ts'
import { fullName, interestLabel, writtenTime } from './lead-words.ts'
import { bodyHtml, bodyText, type MailBody } from './mail-body.ts'
import { enquiryNames, type MailSettings, mailboxFor, mailIdentity } from './mail-settings.ts'

const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'a field that people do not see was filled in',
  'filled-too-fast': 'the form was filled in within 3 seconds',
  'link-in-name': 'the name holds a link',
}

/** The mail that tells the team of a lead; answering it answers the visitor. */
export function leadNotification(lead: Lead, settings: MailSettings): QueuedMail {
  const { enquiry } = lead
  const { id, messageId } = mailIdentity(lead, 'notification', settings)
  const body = notificationBody(lead, settings)
  const about = [enquiry.fields.organization, interestLabel(enquiry)].filter(Boolean).join(', ')
  const mark = lead.suspicions.length > 0 ? '[Suspicious] ' : ''
  return {
    id,
    leadId: lead.id,
    kind: 'notification',
    queuedAt: lead.receivedAt,
    message: {
      from: { name: `${settings.companyName} website`, address: settings.from },
      to: { name: settings.companyName, address: mailboxFor(lead, settings.mailboxes) },
      replyTo: { name: fullName(enquiry), address: enquiry.fields.email },
      subject: `${mark}${lead.reference}: ${enquiryNames[enquiry.kind]}${about && ` (${about})`}`,
      text: bodyText(body),
      html: bodyHtml(body),
      messageId,
      date: lead.receivedAt,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Lead-Reference': lead.reference },
    },
  }
}

function notificationBody(lead: Lead, settings: MailSettings): MailBody {
  const { enquiry, context } = lead
  const site = settings.publicUrl()
  const doubts = lead.suspicions.map((suspicion) => suspicionWords[suspicion])
  return {
    heading: `New ${enquiryNames[enquiry.kind]}`,
    paragraphs:
      doubts.length > 0
        ? [`This may be spam: ${doubts.join('; ')}. No acknowledgement was sent.`]
        : [],
    facts: [
      ['Reference', lead.reference],
      ['Received', writtenTime(lead.receivedAt, settings.teamTimeZone)],
      ['Answer promised by', writtenTime(lead.answerDueAt, settings.teamTimeZone)],
      ['Name', fullName(enquiry)],
      ['E-mail', enquiry.fields.email],
      ['Organization', enquiry.fields.organization],
      [enquiry.kind === 'contact' ? 'Topic' : 'Partnership interest', interestLabel(enquiry)],
      ['Page', context.page ? `${site}${context.page}` : ''],
      ['Came from', context.referrer ?? ''],
      ['Campaign', context.campaign ?? ''],
    ],
    words: enquiry.fields.message,
    footer: `Answer this mail to write to ${fullName(enquiry)}.\nSent by ${site}`,
  }
}

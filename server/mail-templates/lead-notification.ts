import { extraFacts } from '../../contract/extras.ts'
import {
  contextFacts,
  fullName,
  interestInWords,
  leadNames,
  senderFacts,
} from '../../contract/lead-facts.ts'
import { spokenDue, spokenTime } from '../../contract/spoken-time.ts'
import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import { fastestHuman, isDoubtful, type Suspicion } from '../leads/suspicions.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailSettings, mailboxFor, mailIdentity } from './mail-settings.ts'

const suspicionWords: Record<Suspicion, string> = {
  honeypot: 'a field that people do not see was filled in',
  'filled-too-fast': `the form was filled in within ${fastestHuman / 1000} seconds`,
  'link-in-name': 'the name holds a link',
  'busy-address': 'many messages named this address within the hour',
}

/** The mail that tells the team of a lead; answering it answers the visitor. */
export function leadNotification(lead: Lead, settings: MailSettings): QueuedMail {
  const { enquiry } = lead
  const { id, messageId } = mailIdentity(lead, 'notification', settings)
  const body = notificationBody(lead, settings)
  const interest = interestInWords(enquiry.kind, interestOf(enquiry))
  const about = [enquiry.fields.organization, interest].filter(Boolean).join(', ')
  const suspicious = isDoubtful(lead.suspicions) ? '[Suspicious] ' : ''
  const urgent = lead.context.need === 'emergency' ? '[Emergency] ' : ''
  const name = leadNames[enquiry.kind].full
  return {
    id,
    leadId: lead.id,
    kind: 'notification',
    queuedAt: lead.receivedAt,
    message: {
      from: { name: `${settings.companyName} website`, address: settings.from },
      to: { name: settings.companyName, address: mailboxFor(lead, settings) },
      replyTo: { name: fullName(enquiry.fields), address: enquiry.fields.email },
      subject: `${suspicious}${urgent}${lead.reference}: ${name}${about && ` (${about})`}`,
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
    heading: `New ${leadNames[enquiry.kind].full}`,
    paragraphs: doubts.length > 0 ? [doubtOf(lead, doubts)] : [],
    facts: [
      ['Reference', lead.reference],
      ['Received', spokenTime(lead.receivedAt, settings.teamTimeZone)],
      ['Answer promised by', spokenDue(lead.answerDueAt, settings.teamTimeZone)],
      ...senderFacts({ ...enquiry.fields, kind: enquiry.kind, interest: interestOf(enquiry) }),
      ...extraFacts(context.extras ?? {}),
      ...contextFacts.map(([label, inWords]) => [label, inWords(context, site)] as const),
    ],
    words: enquiry.fields.message,
    footer: `Reply to this mail to answer ${fullName(enquiry.fields)}.\nSent by ${site}`,
  }
}

/** Junk under a customer's address must not make the customer's own message look like junk. */
function doubtOf({ suspicions }: Lead, doubts: readonly string[]): string {
  if (isDoubtful(suspicions)) {
    return `This may be spam: ${doubts.join('; ')}. No acknowledgement was sent.`
  }
  return 'Many messages named this address within the hour: this may be its owner, or someone who uses it. No acknowledgement was sent.'
}

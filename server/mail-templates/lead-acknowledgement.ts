import { yourQuote } from '../../contract/after-sending.ts'
import { leadNames } from '../../contract/lead-facts.ts'
import { responseHours } from '../../contract/response-times.ts'
import { spokenDue } from '../../contract/spoken-time.ts'
import type { Lead } from '../leads/lead.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailSettings, mailboxFor, mailIdentity, senderLines } from './mail-settings.ts'

/**
 * The mail that tells the visitor that we received a message, its reference and when we
 * answer. The address may be a stranger's, typed by a spammer: of what the sender of the
 * form wrote, the mail carries nothing, or we would deliver advertising under our name.
 */
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
      to: { name: '', address: enquiry.fields.email },
      replyTo: { name: settings.companyName, address: mailboxFor(lead, settings) },
      subject: `We received your ${leadNames[enquiry.kind].full} (${lead.reference})`,
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
  return {
    heading: 'Thank you for writing',
    paragraphs: [promise(lead, settings), nextStep(lead), reference(lead, settings)].filter(
      Boolean,
    ),
    facts: [],
    words: '',
    footer:
      `${senderLines(settings)}\n` +
      'This mail came because your address was entered in a form on our site. ' +
      'If that was someone else, ignore it: nothing more is sent.',
  }
}

function promise({ enquiry, context, answerDueAt }: Lead, settings: MailSettings): string {
  const name = leadNames[enquiry.kind].short
  const due = spokenDue(answerDueAt, settings.teamTimeZone)
  if (context.need !== 'emergency') {
    return `Your ${name} reached us. We answer by ${due}: within ${responseHours.businessDays} hours on business days.`
  }
  const { emergencyPhone } = settings.company
  const sooner = emergencyPhone ? ` For an answer sooner, call ${emergencyPhone}.` : ''
  return `Your ${name} reached us as an emergency. We answer by ${due}: ${responseHours.emergency}-hour emergency response.${sooner}`
}

/** What comes after our answer; empty where that depends on the question. */
function nextStep({ enquiry, context }: Lead): string {
  if (enquiry.kind === 'partnership') {
    return 'After our answer come a custom design, agreed with you, and impact measurement.'
  }
  if (enquiry.fields.topic !== 'supply' || context.need === 'emergency') return ''
  return (
    'We quote from the port, the month and the volume. If one of them was missing, reply to this mail with it. ' +
    yourQuote
  )
}

function reference(lead: Lead, { company }: MailSettings): string {
  const quote = company.phone ? 'when you write or call' : 'when you write to us'
  return `Your reference is ${lead.reference}. Please quote it ${quote}.`
}

import { extraFacts } from '../../contract/extras.ts'
import { interestInWords } from '../../contract/lead-facts.ts'
import { type Extras, extraRows } from '../../contract/lead-fields.ts'
import { weeksText } from '../../contract/lead-weeks.ts'
import { responseHours } from '../../contract/response-times.ts'
import { spokenDue } from '../../contract/spoken-time.ts'
import { contractWords, type LeadWords } from '../../contract/words/contract-words.ts'
import { pageLanguage } from '../../contract/words/language.ts'
import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailWords, mailWords } from '../words/mail-words.ts'
import { type MailSettings, mailboxFor, mailIdentity, senderLines } from './mail-settings.ts'

/**
 * The mail that tells the visitor that we received a message, its reference, when we answer and
 * what comes then. The address may be a stranger's, typed by a spammer: of what the sender of the
 * form typed, the mail carries nothing, or we would deliver advertising under our name. It repeats
 * choices among our own options, numbers and months.
 */
export function leadAcknowledgement(lead: Lead, settings: MailSettings): QueuedMail {
  const { enquiry } = lead
  const { id, messageId } = mailIdentity(lead, 'acknowledgement', settings)
  const words = wordsFor(lead, settings)
  const body = acknowledgementBody(lead, words, settings)
  return {
    id,
    leadId: lead.id,
    kind: 'acknowledgement',
    queuedAt: lead.receivedAt,
    message: {
      from: { name: settings.companyName, address: settings.from },
      to: { name: '', address: enquiry.fields.email },
      replyTo: { name: settings.companyName, address: mailboxFor(lead, settings) },
      subject: words(`acknowledgement.${enquiry.kind}.subject`),
      text: bodyText(body),
      html: bodyHtml(body),
      messageId,
      date: lead.receivedAt,
      // RFC 3834: keeps two answering machines from talking to each other for ever.
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    },
  }
}

function wordsFor({ reference, answerDueAt, context }: Lead, settings: MailSettings): MailWords {
  const language = pageLanguage(context.page)
  const { lead } = contractWords(language)
  const weeks = settings.leadWeeksTo?.(context.extras?.place) ?? settings.leadWeeks
  return mailWords(language, {
    reference,
    due: spokenDue(answerDueAt, settings.teamTimeZone, lead),
    businessHours: responseHours.businessDays,
    emergencyHours: responseHours.emergency,
    emergencyPhone: settings.company.emergencyPhone,
    weeks: weeks && weeksText(weeks),
  })
}

function acknowledgementBody(lead: Lead, words: MailWords, settings: MailSettings): MailBody {
  const language = pageLanguage(lead.context.page)
  const reachedBy = settings.company.phone ? 'writtenOrSpoken' : 'written'
  const paragraphs = [
    ...whatComes(lead, words),
    words(`acknowledgement.quoteReference.${reachedBy}`),
  ]
  return {
    language,
    heading: words(`acknowledgement.${lead.enquiry.kind}.heading`),
    paragraphs: paragraphs.filter((text) => text !== ''),
    facts: chosenFacts(lead, contractWords(language).lead),
    words: '',
    footer: `${senderLines(settings)}\n${words('acknowledgement.foot')}`,
  }
}

/** By when we answer, and what follows. Where lives depend on it, how long our water takes stands first. */
function whatComes({ enquiry, context }: Lead, words: MailWords): string[] {
  if (context.need) {
    return [
      words('acknowledgement.emergency.first'),
      words(`acknowledgement.emergency.${context.need === 'maybe' ? 'maybe' : 'answer'}`),
      words('acknowledgement.emergency.next'),
    ]
  }
  const answer = words('acknowledgement.answer')
  if (enquiry.kind === 'partnership') return [answer, words('acknowledgement.next.partnership')]
  if (enquiry.fields.topic !== 'supply') return [answer]
  return [
    answer,
    words('acknowledgement.next.supply'),
    words('acknowledgement.next.quote'),
    words('acknowledgement.next.leadTime'),
  ]
}

/** What was chosen, never what was typed. */
function chosenFacts({ enquiry, context }: Lead, words: LeadWords): MailBody['facts'] {
  const { topic, partnershipType } = words.fields
  const { label } = enquiry.kind === 'contact' ? topic : partnershipType
  const chosen = extraRows.filter(([, { control }]) => !['line', 'plan'].includes(control.kind))
  const extras: Extras = Object.fromEntries(chosen.map(([name]) => [name, context.extras?.[name]]))
  return [
    [label, interestInWords(enquiry.kind, interestOf(enquiry), words)],
    ...extraFacts(extras, words),
  ]
}

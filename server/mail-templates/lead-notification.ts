import { extraFacts, wordsBesideExtras } from '../../contract/extras.ts'
import { contextFacts, fullName, interestInWords, senderFacts } from '../../contract/lead-facts.ts'
import { responseHours } from '../../contract/response-times.ts'
import { spokenDue, spokenTime } from '../../contract/spoken-time.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { pageLanguage, teamLanguage } from '../../contract/words/language.ts'
import { interestOf } from '../leads/enquiry.ts'
import type { Lead } from '../leads/lead.ts'
import { fastestHuman, isDoubtful } from '../leads/suspicions.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailWords, mailWords } from '../words/mail-words.ts'
import { type MailSettings, mailboxFor, mailIdentity, urgentSubject } from './mail-settings.ts'

const { lead: leadWords, team: teamWords } = contractWords(teamLanguage)

/** The mail that tells the team of a lead; answering it answers the visitor. */
export function leadNotification(lead: Lead, settings: MailSettings): QueuedMail {
  const { enquiry, reference } = lead
  const { id, messageId } = mailIdentity(lead, 'notification', settings)
  const interest = interestInWords(enquiry.kind, interestOf(enquiry), leadWords)
  const words = mailWords(teamLanguage, {
    reference,
    about: [enquiry.fields.organization, interest].filter(Boolean).join(', '),
    name: fullName(enquiry.fields),
    companyName: settings.companyName,
    site: settings.publicUrl(),
    emergencyHours: responseHours.emergency,
  })
  const body = notificationBody(lead, words, settings)
  return {
    id,
    leadId: lead.id,
    kind: 'notification',
    queuedAt: lead.receivedAt,
    message: {
      from: { name: words('website'), address: settings.from },
      to: { name: settings.companyName, address: mailboxFor(lead, settings) },
      replyTo: { name: fullName(enquiry.fields), address: enquiry.fields.email },
      subject: markedSubject(lead, words),
      text: bodyText(body),
      html: bodyHtml(body),
      messageId,
      date: lead.receivedAt,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Lead-Reference': reference },
    },
  }
}

function markedSubject({ enquiry, context, suspicions }: Lead, words: MailWords): string {
  const subject = words(`notification.${enquiry.kind}.subject`)
  const urgent = urgentSubject(subject, [context.need], words)
  return isDoubtful(suspicions) ? words('marks.suspicious', { subject: urgent }) : urgent
}

/**
 * What was asked stands on top, then who asked and by when we answer, then where it came from; last the visitor's own
 * words, without the lines that the facts above have said.
 */
function notificationBody(lead: Lead, words: MailWords, settings: MailSettings): MailBody {
  const { enquiry, context } = lead
  const { kind } = enquiry
  const sender = { ...enquiry.fields, kind, interest: interestOf(enquiry) }
  const { asked, from } = senderFacts(sender, { lead: leadWords, team: teamWords })
  const time = settings.teamTimeZone
  return {
    language: teamLanguage,
    heading: words(`notification.${kind}.heading`),
    paragraphs: [
      ...(context.need ? [words(`notification.${context.need}`)] : []),
      ...(lead.suspicions.length > 0 ? [doubtOf(lead, words)] : []),
    ],
    facts: [
      asked,
      ...extraFacts(context.extras ?? {}, leadWords),
      ...from,
      [words('facts.reference'), lead.reference],
      [words('facts.received'), spokenTime(lead.receivedAt, time, leadWords)],
      [words('facts.answerBy'), spokenDue(lead.answerDueAt, time, leadWords)],
      ...contextFacts(teamWords).map(
        ([label, inWords]) => [label, inWords(context, settings.publicUrl())] as const,
      ),
    ],
    words: wordsBesideExtras(
      enquiry.fields.message,
      context.extras,
      contractWords(pageLanguage(context.page)).lead,
    ),
    footer: `${words('notification.foot')}\n${words('foot.sentBy')}`,
  }
}

/** Junk under a customer's address must not make the customer's own message look like junk. */
function doubtOf({ suspicions }: Lead, words: MailWords): string {
  if (!isDoubtful(suspicions)) return words('notification.busyAddress')
  const seconds = fastestHuman / 1000
  const doubts = suspicions.map((doubt) => words(`notification.doubts.${doubt}`, { seconds }))
  return words('notification.doubtful', { doubts: doubts.join('; ') })
}

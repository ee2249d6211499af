import { createHash } from 'node:crypto'
import { teamLanguage } from '../../contract/words/language.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { OverdueLead } from '../response-deadlines/overdue-leads.ts'
import type { Reminder } from '../response-deadlines/remind-overdue.ts'
import { type MailWords, mailWords } from '../words/mail-words.ts'
import { type MailSettings, messageIdOf, urgentSubject } from './mail-settings.ts'

/** Leads that one mail lists; the dashboard shows them all. */
const listed = 50

/**
 * The mail that says which answers are overdue, to the team or to the colleague they were given to.
 * It holds nothing that a visitor wrote: references, kinds and waits.
 */
export function overdueReminder(
  { to, overdue }: Reminder,
  { hour, now }: { hour: number; now: number },
  settings: MailSettings,
): QueuedMail {
  const address = to === 'team' ? settings.mailboxes.general : to.address
  const whose =
    to === 'team' ? 'team' : createHash('sha256').update(address).digest('hex').slice(0, 16)
  const id = `overdue-${hour}.${whose}`
  const { companyName, publicUrl } = settings
  const words = mailWords(teamLanguage, { companyName, site: publicUrl(), count: overdue.length })
  const body = reminderBody(to === 'team' ? 'team' : 'colleague', overdue, now, words, settings)
  return {
    id,
    leadId: null,
    kind: 'overdue-reminder',
    queuedAt: now,
    message: {
      from: { name: words('website'), address: settings.from },
      to: { name: to === 'team' ? settings.companyName : '', address },
      replyTo: { name: settings.companyName, address: settings.mailboxes.general },
      subject: urgentSubject(
        body.heading,
        overdue.map(({ need }) => need),
        words,
      ),
      text: bodyText(body),
      html: bodyHtml(body),
      messageId: messageIdOf(id, settings),
      date: now,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  }
}

function reminderBody(
  whose: 'team' | 'colleague',
  overdue: readonly OverdueLead[],
  now: number,
  words: MailWords,
  settings: MailSettings,
): MailBody {
  const site = settings.publicUrl()
  const more = overdue.length - listed
  return {
    language: teamLanguage,
    heading: words(`overdue.${whose}.heading`),
    paragraphs: [
      words(`overdue.${whose}.text`),
      ...(more > 0 ? [words('overdue.more', { listed, more })] : []),
    ],
    action: { label: words('overdue.open'), url: `${site}/team?due=overdue` },
    facts: overdue.slice(0, listed).map((lead) => {
      const { kind, need, reference, answerDueAt } = lead
      const named = need === null ? kind : wordsOfUrgent[need][kind]
      const wait = spokenSpan(now - answerDueAt, words)
      const address = `${site}/team?lead=${reference}`
      return [reference, words(`overdue.lead.${named}`, { wait, address })]
    }),
    words: '',
    footer: `${words('overdue.foot')}\n${words('foot.sentBy')}`,
  }
}

const wordsOfUrgent = {
  // Only the contact form has a switch.
  emergency: { contact: 'contactEmergency', partnership: 'partnership' },
  maybe: { contact: 'contactMaybe', partnership: 'partnershipMaybe' },
} as const

/** In minutes up to an hour, in hours up to two days, then in days. */
function spokenSpan(milliseconds: number, words: MailWords): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return words('overdue.wait.minutes', { count: minutes })
  return hours < 48
    ? words('overdue.wait.hours', { count: hours })
    : words('overdue.wait.days', { count: Math.floor(hours / 24) })
}

import { createHash } from 'node:crypto'
import { leadNames } from '../../contract/lead-facts.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { OverdueLead } from '../response-deadlines/overdue-leads.ts'
import type { Reminder } from '../response-deadlines/remind-overdue.ts'
import type { MailSettings } from './mail-settings.ts'

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
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1)
  const body = reminderBody(to === 'team', overdue, now, settings)
  const emergencies = overdue.some(({ emergency }) => emergency) ? '[Emergency] ' : ''
  return {
    id,
    leadId: null,
    kind: 'overdue-reminder',
    queuedAt: now,
    message: {
      from: { name: `${settings.companyName} website`, address: settings.from },
      to: { name: to === 'team' ? settings.companyName : '', address },
      replyTo: { name: settings.companyName, address: settings.mailboxes.general },
      subject: `${emergencies}${body.heading}`,
      text: bodyText(body),
      html: bodyHtml(body),
      messageId: `<${id}@${domain}>`,
      date: now,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  }
}

function reminderBody(
  forTeam: boolean,
  overdue: readonly OverdueLead[],
  now: number,
  settings: MailSettings,
): MailBody {
  const site = settings.publicUrl()
  const count = overdue.length
  const answers = count === 1 ? '1 answer is' : `${count.toLocaleString('en')} answers are`
  const more = count - listed
  return {
    heading: forTeam ? `${answers} overdue` : `${answers} overdue on your desk`,
    paragraphs: [
      forTeam
        ? 'We promised each of these people an answer by a time that has passed. Answer them, then change their status in the dashboard.'
        : 'These were given to you, and the time we promised an answer by has passed. Answer them, then change their status in the dashboard.',
      ...(more > 0
        ? [`The ${listed} most pressing stand here, ${more} more in the dashboard.`]
        : []),
    ],
    action: { label: 'Open what is overdue', url: `${site}/team?due=overdue` },
    facts: overdue
      .slice(0, listed)
      .map((lead) => [lead.reference, `${waitOf(lead, now)}: ${site}/team?lead=${lead.reference}`]),
    words: '',
    footer: `This mail comes once an hour until each of them has another status than new.\nSent by ${site}`,
  }
}

/** `Contact message, emergency, overdue by 3 hours`. */
function waitOf({ kind, emergency, answerDueAt }: OverdueLead, now: number): string {
  const { full } = leadNames[kind]
  const name = `${full.slice(0, 1).toUpperCase()}${full.slice(1)}`
  return [name, emergency && 'emergency', `overdue by ${spokenSpan(now - answerDueAt)}`]
    .filter(Boolean)
    .join(', ')
}

/** In minutes up to an hour, in hours up to two days, then in days. */
function spokenSpan(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return counted(minutes, 'minute')
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

function counted(number: number, unit: string): string {
  return `${number.toLocaleString('en')} ${unit}${number === 1 ? '' : 's'}`
}

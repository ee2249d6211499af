import { randomUUID } from 'node:crypto'
import { leadNames } from '../../contract/lead-facts.ts'
import { spokenDue } from '../../contract/spoken-time.ts'
import type { AssignedLead } from '../lead-management/assigned-lead.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/**
 * Tells a colleague which leads were given to them, one or many. Of what a visitor wrote it says
 * nothing: whoever may read it signs in first.
 */
export function leadAssignedMail(
  leads: readonly AssignedLead[],
  settings: MailSettings,
): QueuedMail {
  const [first] = leads
  if (!first) throw new Error('A mail about no lead')
  const { from, companyName, mailboxes } = settings
  const { assignee, at } = first
  const only = leads.length === 1 ? first : undefined
  const id = `${only?.reference ?? 'leads'}.assigned-${randomUUID().slice(0, 8)}`.toLowerCase()
  const body = only ? bodyOfOne(only, settings) : bodyOfMany(leads, first.by, settings)
  const urgent = leads.some(({ emergency }) => emergency) ? '[Emergency] ' : ''
  return {
    id,
    leadId: only?.leadId ?? null,
    kind: 'lead-assigned',
    queuedAt: at,
    message: {
      from: { name: `${companyName} website`, address: from },
      to: { name: '', address: assignee },
      replyTo: { name: companyName, address: mailboxes.general },
      subject: `${urgent}${only ? `${only.reference} is yours to answer` : `${leads.length} leads are yours to answer`}`,
      text: bodyText(body),
      html: bodyHtml(body),
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      date: at,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  }
}

function bodyOfOne(lead: AssignedLead, settings: MailSettings): MailBody {
  return {
    heading: 'A lead was given to you',
    paragraphs: [`${lead.by} gave you a ${leadNames[lead.kind].full}.`],
    action: {
      label: 'Open the lead',
      url: `${settings.publicUrl()}/team?lead=${lead.reference}`,
    },
    facts: [
      ['Reference', lead.reference],
      ['Answer promised by', dueOf(lead, settings)],
    ],
    words: '',
    footer: senderLines(settings),
  }
}

function bodyOfMany(leads: readonly AssignedLead[], by: string, settings: MailSettings): MailBody {
  return {
    heading: `${leads.length} leads were given to you`,
    paragraphs: [`${by} gave you ${leads.length} leads. Answers are promised by these times.`],
    action: { label: 'Open your leads', url: `${settings.publicUrl()}/team?assignee=me` },
    facts: leads.map((lead) => [lead.reference, dueOf(lead, settings) || 'Answered']),
    words: '',
    footer: senderLines(settings),
  }
}

/** Empty for a lead that was answered. */
function dueOf({ answerDueAt }: AssignedLead, { teamTimeZone }: MailSettings): string {
  return answerDueAt === undefined ? '' : spokenDue(answerDueAt, teamTimeZone)
}

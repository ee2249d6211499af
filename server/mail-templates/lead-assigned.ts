import { randomUUID } from 'node:crypto'
import { spokenDue } from '../../contract/spoken-time.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import type { AssignedLead } from '../lead-management/assigned-lead.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailWords, mailWords } from '../words/mail-words.ts'
import { type MailSettings, messageIdOf, senderLines, urgentSubject } from './mail-settings.ts'

const { lead: leadWords } = contractWords(teamLanguage)

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
  const { assignee, at, by, reference } = first
  const only = leads.length === 1 ? first : undefined
  const id = `${only?.reference ?? 'leads'}.assigned-${randomUUID().slice(0, 8)}`.toLowerCase()
  const words = mailWords(teamLanguage, { by, reference, companyName, count: leads.length })
  const body = only ? bodyOfOne(only, words, settings) : bodyOfMany(leads, words, settings)
  return {
    id,
    leadId: only?.leadId ?? null,
    kind: 'lead-assigned',
    queuedAt: at,
    message: {
      from: { name: words('website'), address: from },
      to: { name: '', address: assignee },
      replyTo: { name: companyName, address: mailboxes.general },
      subject: urgentSubject(
        words('assigned.subject'),
        leads.map(({ need }) => need),
        words,
      ),
      text: bodyText(body),
      html: bodyHtml(body),
      messageId: messageIdOf(id, settings),
      date: at,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  }
}

function bodyOfOne(lead: AssignedLead, words: MailWords, settings: MailSettings): MailBody {
  return {
    language: teamLanguage,
    heading: words('assigned.heading'),
    paragraphs: [words(`assigned.${lead.kind}`)],
    action: {
      label: words('assigned.openOne'),
      url: `${settings.publicUrl()}/team?lead=${lead.reference}`,
    },
    facts: [
      [words('facts.reference'), lead.reference],
      [words('facts.answerBy'), dueOf(lead, settings)],
    ],
    words: '',
    footer: senderLines(settings),
  }
}

function bodyOfMany(
  leads: readonly AssignedLead[],
  words: MailWords,
  settings: MailSettings,
): MailBody {
  return {
    language: teamLanguage,
    heading: words('assigned.heading'),
    paragraphs: [words('assigned.several')],
    action: { label: words('assigned.openAll'), url: `${settings.publicUrl()}/team?assignee=me` },
    facts: leads.map((lead) => [
      lead.reference,
      dueOf(lead, settings) || words('assigned.answered'),
    ]),
    words: '',
    footer: senderLines(settings),
  }
}

/** Empty for a lead that was answered. */
function dueOf({ answerDueAt }: AssignedLead, { teamTimeZone }: MailSettings): string {
  return answerDueAt === undefined ? '' : spokenDue(answerDueAt, teamTimeZone, leadWords)
}

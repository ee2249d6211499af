import { createHash } from 'node:crypto'
import { spokenDue } from '../../contract/spoken-time.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import type { UntoldLead } from '../leads/untold-leads.ts'
import { bodyHtml, bodyText, type MailBody } from '../mail/mail-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type MailWords, mailWords } from '../words/mail-words.ts'
import { type MailSettings, messageIdOf, urgentSubject } from './mail-settings.ts'

const { lead: leadWords } = contractWords(teamLanguage)

/** Leads that one mail lists; the dashboard shows them all. */
const listed = 50

/**
 * The mail that tells a mailbox of the team which leads came in an hour beyond those it was mailed about one by one. It
 * holds nothing that a visitor wrote: in a flood that would be the flood.
 */
export function leadsTogether(
  { mailbox, leads }: { mailbox: string; leads: readonly UntoldLead[] },
  { hour, now }: { hour: number; now: number },
  settings: MailSettings,
): QueuedMail {
  const whose = createHash('sha256').update(mailbox).digest('hex').slice(0, 16)
  const id = `together-${hour}.${whose}`
  const { companyName, publicUrl, mailboxes } = settings
  const words = mailWords(teamLanguage, { companyName, site: publicUrl(), count: leads.length })
  const body = bodyOf(leads, words, settings)
  return {
    id,
    leadId: null,
    kind: 'leads-together',
    queuedAt: now,
    message: {
      from: { name: words('website'), address: settings.from },
      to: { name: companyName, address: mailbox },
      replyTo: { name: companyName, address: mailboxes.general },
      subject: urgentSubject(
        body.heading,
        leads.filter(({ doubtful }) => !doubtful).map(({ need }) => need),
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

function bodyOf(
  leads: readonly UntoldLead[],
  words: MailWords,
  { publicUrl, teamTimeZone }: MailSettings,
): MailBody {
  const doubtful = leads.filter((lead) => lead.doubtful).length
  const more = leads.length - listed
  return {
    language: teamLanguage,
    heading: words('together.heading'),
    paragraphs: [
      words('together.text'),
      ...(doubtful > 0 ? [words('together.doubtful', { doubtful })] : []),
      ...(more > 0 ? [words('together.more', { listed, more })] : []),
    ],
    action: { label: words('together.open'), url: `${publicUrl()}/team` },
    facts: leads.slice(0, listed).map((lead) => {
      const address = `${publicUrl()}/team?lead=${lead.reference}`
      const marks = [
        words(`together.kinds.${lead.kind}`),
        ...(lead.need ? [words(`together.needs.${lead.need}`)] : []),
        ...(lead.doubtful ? [words('together.looksAutomatic')] : []),
      ]
      const due = spokenDue(lead.answerDueAt, teamTimeZone, leadWords)
      const about = marks.join(', ')
      return [lead.reference, words('together.lead', { about, due, address })]
    }),
    words: '',
    footer: `${words('together.foot')}\n${words('foot.sentBy')}`,
  }
}

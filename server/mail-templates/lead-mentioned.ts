import { randomUUID } from 'node:crypto'
import { teamLanguage } from '../../contract/words/language.ts'
import type { MentionedColleague } from '../lead-management/mentioned-colleague.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { mailWords } from '../words/mail-words.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** Tells a colleague that a note names them. What it says stays in the dashboard: whoever may read it signs in first. */
export function leadMentionedMail(
  { leadId, reference, address, by, at }: MentionedColleague,
  settings: MailSettings,
): QueuedMail {
  const { companyName, publicUrl } = settings
  const words = mailWords(teamLanguage, { by, reference, companyName })
  const mail = automaticMail(
    {
      id: `${reference}.mentioned-${randomUUID().slice(0, 8)}`.toLowerCase(),
      kind: 'lead-mentioned',
      queuedAt: at,
      to: address,
      subject: words('mentioned.subject'),
      body: {
        language: teamLanguage,
        heading: words('mentioned.heading'),
        paragraphs: [words('mentioned.what')],
        action: { label: words('mentioned.open'), url: `${publicUrl()}/team?lead=${reference}` },
        facts: [],
        words: '',
        footer: senderLines(settings),
      },
    },
    settings,
  )
  return { ...mail, leadId }
}

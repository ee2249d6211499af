import { randomUUID } from 'node:crypto'
import { writeLeadFilters } from '../../contract/lead-filters.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { type DayDigest, digestViews } from '../lead-management/day-digest.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { mailWords } from '../words/mail-words.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** How the messages stand, to a colleague who asked for it: counts, each with the address of its view. */
export function dayDigestMail(
  { address, counts, day, now }: DayDigest,
  settings: MailSettings,
): QueuedMail {
  const { companyName, publicUrl } = settings
  const words = mailWords(teamLanguage, { companyName, today: counts.today })
  const team = `${publicUrl()}/team`
  const views = Object.entries(digestViews) as [keyof typeof digestViews, object][]
  return automaticMail(
    {
      id: `digest-${day}.${randomUUID().slice(0, 8)}`,
      kind: 'day-digest',
      queuedAt: now,
      to: address,
      subject: words('digest.subject'),
      body: {
        language: teamLanguage,
        heading: words('digest.heading'),
        paragraphs: [words('digest.what')],
        action: {
          label: words('digest.open'),
          url: `${team}?${writeLeadFilters(digestViews.today)}`,
        },
        facts: views.map(([name, filters]) => [
          words(`digest.facts.${name}`),
          `${counts[name]}: ${team}?${writeLeadFilters(filters)}`,
        ]),
        words: '',
        footer: senderLines(settings),
      },
    },
    settings,
  )
}

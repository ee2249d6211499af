import { randomUUID } from 'node:crypto'
import { accountLinks } from '../../contract/accounts.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { type AccountMail, confirmationLifetime, resetLifetime } from '../accounts/account-mail.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { accountMailWords } from '../words/account-mail-words.ts'
import { type AccountMailParts, changeMailParts } from './account-change-mails.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** A mail to the owner of a staff account, as it is queued. */
export function accountMail(mail: AccountMail, now: number, settings: MailSettings): QueuedMail {
  const { subject, ...parts } = partsOf(mail, settings)
  const language = teamLanguage
  const footer = senderLines(settings)
  return automaticMail(
    {
      id: `account-${randomUUID()}.${mail.kind}`,
      kind: mail.kind,
      queuedAt: now,
      to: mail.address,
      subject,
      body: { ...parts, language, facts: [], words: '', footer },
    },
    settings,
  )
}

const minutes = (milliseconds: number) => Math.round(milliseconds / 60_000)

function partsOf(mail: AccountMail, { companyName, publicUrl }: MailSettings): AccountMailParts {
  const words = accountMailWords(teamLanguage, { companyName })
  switch (mail.kind) {
    case 'account-confirmation':
      return {
        subject: words('confirmation.subject'),
        heading: words('confirmation.heading'),
        paragraphs: [
          words('confirmation.what'),
          words('confirmation.link', { hours: minutes(confirmationLifetime) / 60 }),
          words('confirmation.otherwise'),
        ],
        action: {
          label: words('confirmation.action'),
          url: accountLinks.confirm(mail.origin, mail.secret),
        },
      }
    case 'account-exists':
      return {
        subject: words('exists.subject'),
        heading: words('exists.heading'),
        paragraphs: [words('exists.what'), words('exists.otherwise')],
        action: { label: words('exists.action'), url: `${mail.origin}/auth` },
      }
    case 'password-reset':
      return {
        subject: words('reset.subject'),
        heading: words('reset.heading'),
        paragraphs: [words('reset.what'), words('reset.link', { minutes: minutes(resetLifetime) })],
        action: { label: words('reset.action'), url: accountLinks.reset(mail.origin, mail.secret) },
      }
    case 'password-changed':
      return {
        subject: words('passwordChanged.subject'),
        heading: words('passwordChanged.heading'),
        paragraphs: [words('passwordChanged.byLink'), words('passwordChanged.byLinkOtherwise')],
        action: { label: words('passwordChanged.action'), url: `${publicUrl()}/auth` },
      }
    case 'account-approved':
      return {
        subject: words('approved.subject'),
        heading: words('approved.heading'),
        paragraphs: [words('approved.what'), words('approved.next')],
        action: { label: words('approved.action'), url: `${publicUrl()}/team` },
      }
    case 'accounts-waiting':
      return {
        subject: words('waiting.subject', { count: mail.count }),
        heading: words('waiting.heading', { count: mail.count }),
        paragraphs: [
          words('waiting.what', { addresses: mail.waiting.join(', ') }),
          words('waiting.check'),
        ],
        action: { label: words('waiting.action'), url: `${publicUrl()}/team?view=accounts` },
      }
    default:
      return changeMailParts(mail, words, `${publicUrl()}/auth`)
  }
}

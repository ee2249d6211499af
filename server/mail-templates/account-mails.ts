import { randomUUID } from 'node:crypto'
import { accountLinks } from '../../contract/accounts.ts'
import { type AccountMail, confirmationLifetime, resetLifetime } from '../accounts/account-mail.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { type AccountMailWords, changeMailWords } from './account-change-mails.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** A mail to the owner of a staff account, as it is queued. */
export function accountMail(mail: AccountMail, now: number, settings: MailSettings): QueuedMail {
  const { subject, ...words } = wordsOf(mail, settings)
  return automaticMail(
    {
      id: `account-${randomUUID()}.${mail.kind}`,
      kind: mail.kind,
      queuedAt: now,
      to: mail.address,
      subject,
      body: { ...words, facts: [], words: '', footer: senderLines(settings) },
    },
    settings,
  )
}

const hours = (milliseconds: number) => Math.round(milliseconds / 3_600_000)

function wordsOf(mail: AccountMail, { companyName, publicUrl }: MailSettings): AccountMailWords {
  switch (mail.kind) {
    case 'account-confirmation':
      return {
        subject: `Confirm your team account at ${companyName}`,
        heading: 'Confirm your team account',
        paragraphs: [
          `An account was created with this address on the site of ${companyName}. Follow the link and enter the password you chose. That confirms the address and signs you in.`,
          `The link works once, for ${hours(confirmationLifetime)} hours.`,
          'Was it someone else? Ignore this mail. Without the password the link does nothing.',
        ],
        action: {
          label: 'Confirm your account',
          url: accountLinks.confirm(mail.origin, mail.secret),
        },
      }
    case 'account-exists':
      return {
        subject: `You already have a team account at ${companyName}`,
        heading: 'You already have an account',
        paragraphs: [
          'Someone, perhaps you, tried to create a team account with this address. There is one already, and it is unchanged.',
          'Sign in as always. If you have forgotten the password, choose “Forgot password?” there.',
        ],
        action: { label: 'Sign in', url: `${mail.origin}/auth` },
      }
    case 'password-reset':
      return {
        subject: `Choose a new password for your team account at ${companyName}`,
        heading: 'Choose a new password',
        paragraphs: [
          'A new password was asked for with this address. Follow the link to choose one. Every session ends when you do.',
          `The link works once, for ${resetLifetime / 60_000} minutes. Was it someone else? Ignore this mail: your password stays as it is.`,
        ],
        action: {
          label: 'Choose a new password',
          url: accountLinks.reset(mail.origin, mail.secret),
        },
      }
    case 'password-changed':
      return {
        subject: `The password of your team account at ${companyName} was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          'The password of your team account was changed a moment ago, through a link sent to this mailbox. Every session has ended.',
          'Was it someone else? Then someone else reads this mailbox. Change its password first, choose “Forgot password?” on the sign-in page, and tell your system administrator.',
        ],
        action: { label: 'Sign in', url: `${publicUrl()}/auth` },
      }
    default:
      return changeMailWords(mail, { companyName, publicUrl })
  }
}

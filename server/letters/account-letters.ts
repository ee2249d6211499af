import { randomUUID } from 'node:crypto'
import { accountLinks } from '../../contract/accounts.ts'
import { confirmationLifetime, type Letter, resetLifetime } from '../accounts/letter-box.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { changeLetterWords, type LetterWords } from './account-change-letters.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

/** The mail of a letter to the owner of a staff account. */
export function accountLetter(letter: Letter, now: number, settings: MailSettings): QueuedMail {
  const { subject, ...words } = wordsOf(letter, settings)
  return automaticMail(
    {
      id: `account-${randomUUID()}.${letter.kind}`,
      kind: letter.kind,
      queuedAt: now,
      to: letter.address,
      subject,
      body: { ...words, facts: [], words: '', footer: senderLines(settings) },
    },
    settings,
  )
}

const hours = (milliseconds: number) => Math.round(milliseconds / 3_600_000)

function wordsOf(letter: Letter, { companyName, publicUrl }: MailSettings): LetterWords {
  switch (letter.kind) {
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
          url: accountLinks.confirm(letter.origin, letter.secret),
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
        action: { label: 'Sign in', url: `${letter.origin}/auth` },
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
          url: accountLinks.reset(letter.origin, letter.secret),
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
      return changeLetterWords(letter, { companyName, publicUrl })
  }
}

import type { AccountChangeMail } from '../accounts/account-mail.ts'
import type { MailBody } from '../mail/mail-body.ts'
import type { AccountMailWords } from '../words/account-mail-words.ts'

/** What tells one mail of an account from another. */
export type AccountMailParts = { subject: string } & Pick<
  MailBody,
  'heading' | 'paragraphs' | 'action'
>

type ChangeParts = Omit<AccountMailParts, 'action'>

/** What a mail about a change of an account says; each change is told. */
export function changeMailParts(
  mail: AccountChangeMail,
  words: AccountMailWords,
  signInPage: string,
): AccountMailParts {
  const action = { label: words('change.action'), url: signInPage }
  return { ...changeParts(mail, words), action }
}

function changeParts(mail: AccountChangeMail, words: AccountMailWords): ChangeParts {
  const ended = (change: string) => words('change.ended', { change })
  const otherwise = words('change.otherwise')
  switch (mail.kind) {
    case 'password-changed-here':
      return {
        subject: words('passwordChanged.subject'),
        heading: words('passwordChanged.heading'),
        paragraphs: [ended(words('passwordChanged.here')), otherwise],
      }
    case 'second-factor-on':
      return {
        subject: words('secondFactorOn.subject'),
        heading: words('secondFactorOn.heading'),
        paragraphs: [ended(words('secondFactorOn.what')), words('secondFactorOn.codes'), otherwise],
      }
    case 'second-factor-off':
      return {
        subject: words('secondFactorOff.subject'),
        heading: words('secondFactorOff.heading'),
        paragraphs: [ended(words('secondFactorOff.what')), otherwise],
      }
    case 'passkey-added':
      return {
        subject: words('passkeyAdded.subject'),
        heading: words('passkeyAdded.heading'),
        paragraphs: [ended(words('passkeyAdded.what')), otherwise],
      }
    case 'passkey-removed':
      return {
        subject: words('passkeyRemoved.subject'),
        heading: words('passkeyRemoved.heading'),
        paragraphs: [ended(words('passkeyRemoved.what')), otherwise],
      }
    case 'address-freed':
      return {
        subject: words('freed.subject'),
        heading: words('freed.heading'),
        paragraphs: [words('freed.what'), words('freed.otherwise')],
      }
    case 'second-factor-locked':
      return {
        subject: words('locked.subject'),
        heading: words('locked.heading'),
        paragraphs: [
          words('locked.what', { until: instant(mail.until) }),
          words('locked.otherwise'),
        ],
      }
  }
}

/** `22 November 2026, 14:30 UTC`: staff read it in more than one country. */
function instant(at: number): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `${text.replace(' at ', ', ')} UTC`
}

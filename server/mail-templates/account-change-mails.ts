import type { AccountChangeMail } from '../accounts/account-mail.ts'
import type { MailBody } from '../mail/mail-body.ts'
import type { MailSettings } from './mail-settings.ts'

export type AccountMailWords = { subject: string } & Pick<
  MailBody,
  'heading' | 'paragraphs' | 'action'
>

const othersEnded = 'Every other session has ended.'
const reset =
  'If it was not you, choose “Forgot password?” on the sign-in page at once and tell your system administrator.'

type ChangeWords = { subject: string; heading: string; paragraphs: readonly string[] }

/** What each change is told with; `account` names the account in a subject. */
function changeWords(mail: AccountChangeMail, account: string): ChangeWords {
  switch (mail.kind) {
    case 'password-changed-here':
      return {
        subject: `The password of ${account} was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          `Someone signed in to your team account changed its password a moment ago. ${othersEnded}`,
          reset,
        ],
      }
    case 'second-factor-on':
      return {
        subject: `A second factor now protects ${account}`,
        heading: 'Your second factor is on',
        paragraphs: [
          `Signing in to your team account now asks for your password and a second factor. ${othersEnded}`,
          'Keep the recovery codes where you will find them without your phone.',
          reset,
        ],
      }
    case 'second-factor-off':
      return {
        subject: `The second factor of ${account} was switched off`,
        heading: 'Your second factor is off',
        paragraphs: [
          `Signing in to your team account now asks for your password alone. ${othersEnded}`,
          reset,
        ],
      }
    case 'passkey-added':
      return {
        subject: `A passkey was added to ${account}`,
        heading: 'A passkey was added',
        paragraphs: [
          `A passkey can now take the place of a code when you sign in to your team account. ${othersEnded}`,
          reset,
        ],
      }
    case 'passkey-removed':
      return {
        subject: `A passkey of ${account} was removed`,
        heading: 'A passkey was removed',
        paragraphs: [`A passkey of your team account no longer works. ${othersEnded}`, reset],
      }
    case 'second-factor-locked':
      return {
        subject: `Codes for ${account} are locked`,
        heading: 'Codes for your account are locked',
        paragraphs: [
          `Ten wrong codes were entered after your password. Codes from your authenticator app are refused until ${instant(mail.until)}; your recovery codes still work.`,
          'If it was not you, someone knows your password: choose “Forgot password?” on the sign-in page and set a new one.',
        ],
      }
  }
}

/** What a mail about a change of an account says; each change is told. */
export function changeMailWords(
  mail: AccountChangeMail,
  { companyName, publicUrl }: Pick<MailSettings, 'companyName' | 'publicUrl'>,
): AccountMailWords {
  const action = { label: 'Go to the sign-in page', url: `${publicUrl()}/auth` }
  return { ...changeWords(mail, `your team account at ${companyName}`), action }
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

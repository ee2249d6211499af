import type { ChangeLetter } from '../accounts/letter-box.ts'
import type { MailBody } from '../mail/mail-body.ts'
import type { MailSettings } from './mail-settings.ts'

type Words = { subject: string } & Pick<MailBody, 'heading' | 'paragraphs' | 'action'>

const reset =
  'If it was not you, choose “Forgot password?” on the sign-in page at once and tell your system administrator.'

/** What a letter about a change of an account says; each change is told. */
export function changeLetterWords(
  letter: ChangeLetter,
  { companyName, publicUrl }: Pick<MailSettings, 'companyName' | 'publicUrl'>,
): Words {
  const action = { label: 'Go to the sign-in page', url: `${publicUrl()}/auth` }
  switch (letter.kind) {
    case 'password-changed-here':
      return {
        subject: `The password of your team account at ${companyName} was changed`,
        heading: 'Your password was changed',
        paragraphs: [
          'Someone signed in to your team account changed its password a moment ago. Every other session has ended.',
          reset,
        ],
        action,
      }
    case 'second-factor-on':
      return {
        subject: `A second factor now protects your team account at ${companyName}`,
        heading: 'Your second factor is on',
        paragraphs: [
          'Signing in to your team account now asks for your password and a second factor. Every other session has ended.',
          'Keep the recovery codes where you will find them without your phone.',
          reset,
        ],
        action,
      }
    case 'second-factor-off':
      return {
        subject: `The second factor of your team account at ${companyName} was switched off`,
        heading: 'Your second factor is off',
        paragraphs: [
          'Signing in to your team account now asks for your password alone. Every other session has ended.',
          reset,
        ],
        action,
      }
    case 'passkey-added':
      return {
        subject: `A passkey was added to your team account at ${companyName}`,
        heading: 'A passkey was added',
        paragraphs: [
          'A passkey can now take the place of a code when you sign in to your team account. Every other session has ended.',
          reset,
        ],
        action,
      }
    case 'passkey-removed':
      return {
        subject: `A passkey of your team account at ${companyName} was removed`,
        heading: 'A passkey was removed',
        paragraphs: [
          'A passkey of your team account no longer works. Every other session has ended.',
          reset,
        ],
        action,
      }
    case 'second-factor-locked':
      return {
        subject: `Codes for your team account at ${companyName} are locked`,
        heading: 'Codes for your account are locked',
        paragraphs: [
          `Ten wrong codes were entered after your password. Codes from your authenticator app are refused until ${instant(letter.until)}; your recovery codes still work.`,
          'If it was not you, someone knows your password: choose “Forgot password?” on the sign-in page and set a new one.',
        ],
        action,
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

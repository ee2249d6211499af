import { accountMailPause } from './accounts.ts'

/** What the account forms say. The specified messages are word for word. */
export const accountNotices = {
  signInFailed: 'Login Failed',
  signUpFailed: 'Registration Failed',
  passwordsDiffer: 'Passwords do not match',
  unexpected: 'An unexpected error occurred',
  signedIn: {
    title: 'Login Successful',
    description: 'Welcome back to the team dashboard!',
  },
  signedUp: {
    title: 'Registration Successful',
    description: 'Please check your email to confirm your account.',
  },
  /** Stands after a sign-up until the page is left. */
  checkMailbox: {
    title: 'Check your mailbox',
    sentTo: (address: string) => `A link to confirm your account is on its way to ${address}.`,
    steps: [
      'Follow the link and enter the password you chose. That confirms your address and signs you in.',
      'An admin of your team approves the account.',
      'Nothing there? Look among the unwanted mails, then ask for the link again.',
    ],
    again: 'Send the link again',
    askedAgain: `If ${accountMailPause / 60_000} minutes have passed since the last mail, a new one is on its way. The link you have works.`,
  },
  /** Of an account that waits for its approval, on the page after the confirmation. */
  confirmed: {
    title: 'Your address is confirmed',
    description: 'You are signed in. An admin of your team approves the account next.',
    link: { href: '/team', label: 'Your account' },
  },
  resetRequested: {
    title: 'Check your inbox',
    description: 'If this address has an account, a link to choose a new password is on its way.',
  },
  passwordChanged: {
    title: 'Password changed',
    description: 'Every session has ended. Sign in with the new password.',
  },
} as const

/** One sentence for every reason, or a stranger could learn which addresses have an account. */
export const signInRefused =
  'The email or the password is wrong, or the address is not confirmed yet.'

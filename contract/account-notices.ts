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

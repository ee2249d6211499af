/** The sign-in page; what its card says stands with the card. */
export const auth = {
  sheet: {
    withoutScript:
      'Signing in needs JavaScript. Switch it on for this site and load the page again.',
    help: 'Need help? Contact your system administrator',
    back: { href: '/', label: 'Back to the product' },
  },
} as const

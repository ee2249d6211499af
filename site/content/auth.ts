import type { PageWords } from './page-words.ts'

export const auth = {
  hero: {
    title: 'Team sign-in',
    subtitle: 'For the staff of the company.',
    description:
      'Accounts are being prepared. Until they open, write to your system administrator.',
    actions: [{ href: '/', label: 'Back to the product' }],
  },
  next: {
    sentence: 'Need help? Contact your system administrator',
    actions: [{ href: '/contact', label: 'Contact us' }],
  },
} as const satisfies PageWords

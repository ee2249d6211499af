import type { PageWords } from './page-words.ts'

export const profitPurpose = {
  hero: {
    title: 'Profit + Purpose',
    subtitle: 'A tenth of revenue funds water projects.',
    description:
      'Six streams, $13.9M a year as stated by the company. The share is taken from sales, not from what is left.',
    actions: [
      { href: '/investors', label: 'For investors' },
      { href: '/community-impact', label: 'Community impact' },
    ],
  },
  next: {
    sentence: 'The money, the effect, the partners: each has its own page.',
    actions: [
      { href: '/investors', label: 'Investors' },
      { href: '/community-impact', label: 'Community Impact' },
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

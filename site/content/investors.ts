import type { PageWords } from './page-words.ts'

export const investors = {
  hero: {
    title: 'Investors',
    subtitle: 'Every stated figure, and every gap.',
    description:
      '$13.9M a year over six streams, as stated by the company; what is not stated is listed too.',
    actions: [
      { href: '/contact?topic=investment', label: 'Write to us' },
      { href: '/profit-purpose', label: 'Profit + Purpose' },
    ],
  },
  next: {
    sentence: 'Ask for what this page does not say.',
    actions: [
      { href: '/contact?topic=investment', label: 'Contact us' },
      { href: '/profit-purpose', label: 'Profit + Purpose' },
    ],
  },
} as const satisfies PageWords

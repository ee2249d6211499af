import type { PageWords } from './page-words.ts'

export const accessBulkWater = {
  hero: {
    title: 'Access Bulk Water',
    subtitle: 'Four ways it reaches you.',
    description: '24,000L containers, global shipping, local distribution, emergency response.',
    actions: [
      { href: '/contact', label: 'Ask for water' },
      { href: '/pure-flow', label: 'How Pure Flow works' },
    ],
  },
  next: {
    sentence: 'Whichever way fits, it starts with a message.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/pure-flow', label: 'Pure Flow' },
      { href: '/choose-sustainable-impact', label: 'Choose Sustainable Impact' },
    ],
  },
} as const satisfies PageWords

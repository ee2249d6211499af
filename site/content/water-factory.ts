import type { PageWords } from './page-words.ts'

export const waterFactory = {
  hero: {
    title: 'Water Factory',
    subtitle: 'One filling line, one day of twenty hours.',
    description: '48,000 L a day in flexitanks as one stated reading, 4M+ L a day as the other.',
    actions: [
      { href: '/contact', label: 'Schedule Factory Tour' },
      { href: '/resources', label: 'Download Technical Specs' },
    ],
  },
  next: {
    sentence: 'Come and watch a flexitank being filled.',
    actions: [
      { href: '/contact', label: 'Schedule Factory Tour' },
      { href: '/resources', label: 'Download Technical Specs' },
    ],
  },
} as const satisfies PageWords

import type { PageWords } from './page-words.ts'

export const freshWaterCrisis = {
  hero: {
    title: 'Global Water Need',
    subtitle: 'Why fresh water runs short, where and for whom.',
    description: 'Drivers, regions and sectors, with figures and the publishers behind them.',
    actions: [
      { href: '/water-purity', label: 'What clean water is' },
      { href: '/partnerships', label: 'Work with us' },
    ],
  },
  next: {
    sentence: 'Four ways on from here, according to what you came for.',
    actions: [
      { href: '/water-purity', label: 'Water Purity' },
      { href: '/pure-flow', label: 'Pure Flow' },
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

import type { PageWords } from './page-words.ts'

export const about = {
  hero: {
    title: 'About us',
    subtitle: 'Water from one island, for people who check the numbers.',
    description:
      'We sell natural Icelandic water in bulk, and a tenth of what it earns goes to water projects.',
    actions: [
      { href: '/our-goals', label: 'Our goals' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
  next: {
    sentence: 'Twelve principles, written down so that you can hold us to them.',
    actions: [
      { href: '/our-goals', label: 'See our goals' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
} as const satisfies PageWords

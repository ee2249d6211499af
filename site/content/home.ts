import type { PageWords } from './page-words.ts'

export const home = {
  hero: {
    title: 'Drinking Water',
    subtitle: 'Icelandic glacier water, filtered by lava, sold by the container.',
    description: '24,000 L to 27,000 L in one container, by sea to 200+ connected ports.',
    actions: [
      { href: '/contact', label: 'Ask for a quote' },
      { href: '/water-purity', label: 'How it is filtered' },
    ],
  },
  next: {
    sentence: 'Name the port and the volume.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
} as const satisfies PageWords

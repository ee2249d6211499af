import type { PageWords } from './page-words.ts'

export const whoWeSupport = {
  hero: {
    title: 'Who We Support',
    subtitle: 'Nine audiences, one supply.',
    description: 'From a village to a server hall: what each takes, and how much a month.',
    actions: [
      { href: '/contact', label: 'Ask for your sector' },
      { href: '/access-bulk-water', label: 'Ways to access it' },
    ],
  },
  next: {
    sentence: 'Your sector is listed, or should be.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/access-bulk-water', label: 'Access Bulk Water' },
    ],
  },
} as const satisfies PageWords

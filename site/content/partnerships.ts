import type { PageWords } from './page-words.ts'

export const partnerships = {
  hero: {
    title: 'Partnerships',
    subtitle: 'Three ways to join, one process for all of them.',
    description: 'Write to us; the answer comes within 24 hours.',
    actions: [
      { href: '#contact-form', label: 'Send an inquiry' },
      { href: '/contact', label: 'Other questions' },
    ],
  },
  next: {
    sentence: 'An inquiry takes five minutes to write.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/community-impact', label: 'Community Impact' },
    ],
  },
} as const satisfies PageWords

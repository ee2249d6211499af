import type { PageWords } from './page-words.ts'

export const contact = {
  hero: {
    title: 'Contact',
    subtitle: 'Say what you need, how much of it and where.',
    description: 'A person answers, within 24 hours on business days.',
    actions: [{ href: '#message', label: 'Write a message' }],
  },
  next: {
    sentence: 'Looking for a partnership instead?',
    actions: [{ href: '/partnerships', label: 'Partnerships' }],
  },
} as const satisfies PageWords

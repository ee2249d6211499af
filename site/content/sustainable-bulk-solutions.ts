import type { PageWords } from './page-words.ts'

export const sustainableBulkSolutions = {
  hero: {
    title: 'Sustainable Bulk Solutions',
    subtitle: 'One container in place of 48,000 bottles.',
    description: 'What that saves, which claims the company states, and what to ask about them.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Ask about a claim' },
    ],
  },
  next: {
    sentence: 'A packaging target needs a number. Ask us for yours.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community Impact' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

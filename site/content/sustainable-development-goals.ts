import type { PageWords } from './page-words.ts'

export const sustainableDevelopmentGoals = {
  hero: {
    title: 'Sustainable Development Goals',
    subtitle: 'Goal 6: clean water and sanitation.',
    description: 'Four of its targets, and what we state for each of them.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  next: {
    sentence: 'Four targets, four claims: ask us for the evidence behind any of them.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

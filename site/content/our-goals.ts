import type { PageWords } from './page-words.ts'

export const ourGoals = {
  hero: {
    title: 'Our Goals',
    subtitle: 'Three goals and five commitments, each with its figure.',
    description: 'A promise without a number cannot be kept or broken. These have numbers.',
    actions: [
      { href: '/partnerships', label: 'Work with us' },
      { href: '/contact', label: 'Ask about a goal' },
    ],
  },
  next: {
    sentence: 'Read the figures, then ask us about the one that matters to you.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

import type { PageWords } from './page-words.ts'

export const chooseSustainableImpact = {
  hero: {
    title: 'Choose Sustainable Impact',
    subtitle: 'Three changes in supported communities, as stated.',
    description:
      'School attendance, illness, income: what the company states, and what it does not say.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community impact' },
    ],
  },
  next: {
    sentence: 'Choose a project by its effect, and ask how it was measured.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community Impact' },
    ],
  },
} as const satisfies PageWords

import type { PageWords } from './page-words.ts'

export const globalImpact = {
  hero: {
    title: 'Global Impact',
    subtitle: 'Four regions, each stated community a dot.',
    description: '2M+ lives, 50+ countries (30+ active), as stated by the company.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  next: {
    sentence: 'Bring a region, a community or a route.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

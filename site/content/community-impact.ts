import type { PageWords } from './page-words.ts'

export const communityImpact = {
  hero: {
    title: 'Community Impact',
    subtitle: '12,400,000 litres donated, counted container by container.',
    description: 'What was given, how a project runs, and who stands behind it.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Propose a project' },
    ],
  },
  next: {
    sentence: 'A project needs a community, a source and a sponsor.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

import type { PageWords } from './page-words.ts'

export const industryDistribution = {
  hero: {
    title: 'Industry Distribution',
    subtitle: 'Six sectors, 1–50 containers a month.',
    description: 'Hotels, manufacturing, food and beverage, healthcare, education, real estate.',
    actions: [
      { href: '/contact', label: 'Ask for your sector' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
  next: {
    sentence: 'Say what your site uses in a month.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies PageWords

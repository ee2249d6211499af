import type { PageWords } from './page-words.ts'

export const commercialMineralWater = {
  hero: {
    title: 'Commercial Mineral Water',
    subtitle: 'Four minerals, by the litre and by the container.',
    description: 'Calcium 15–25 mg/L, magnesium 8–15, silica 12–20, potassium 2–5.',
    actions: [
      { href: '/partnerships', label: 'Co-pack with us' },
      { href: '/contact', label: 'Ask for label values' },
    ],
  },
  next: {
    sentence: 'Bring a bottle and a label; we bring the water.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords

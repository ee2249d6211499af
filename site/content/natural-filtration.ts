import type { PageWords } from './page-words.ts'

export const naturalFiltration = {
  hero: {
    title: 'Natural Filtration',
    subtitle: '1–5, 10–50, 50–200 years.',
    description: 'Four steps through rock, drawn on a line where every year has the same length.',
    actions: [
      { href: '/water-purity', label: 'Water purity' },
      { href: '/source-of-water', label: 'Where it begins' },
    ],
  },
  next: {
    sentence: 'What two centuries leave in the water is on the next page.',
    actions: [
      { href: '/water-purity', label: 'Water Purity' },
      { href: '/source-of-water', label: 'Source of Water' },
    ],
  },
} as const satisfies PageWords

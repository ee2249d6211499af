import type { PageWords } from './page-words.ts'

export const globalNeed = {
  hero: {
    title: 'Global Need',
    subtitle: 'Who uses fresh water, who earns from it, who lacks it.',
    description: 'Five sectors and three regions, as stated, on plots with their tables.',
    actions: [
      { href: '/fresh-water-crisis', label: 'The crisis and its data' },
      { href: '/investors', label: 'For investors' },
    ],
  },
  next: {
    sentence: 'The need is measured. The next page says where it comes from.',
    actions: [
      { href: '/fresh-water-crisis', label: 'Fresh Water Crisis' },
      { href: '/investors', label: 'Investors' },
    ],
  },
} as const satisfies PageWords

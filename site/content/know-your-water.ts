import type { PageWords } from './page-words.ts'

export const knowYourWater = {
  hero: {
    title: 'Know Your Water',
    subtitle: 'How to read a water sheet, line by line.',
    description: 'Where it is from, what is in it, how cold it is and how it is tested.',
    actions: [
      { href: '/access-bulk-water', label: 'Access bulk water' },
      { href: '/water-purity', label: 'Water purity' },
    ],
  },
  next: {
    sentence: 'Now that you can read the sheet, ask for ours.',
    actions: [
      { href: '/access-bulk-water', label: 'Access Bulk Water' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies PageWords

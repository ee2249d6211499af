import type { PageWords } from './page-words.ts'

export const alkalineWater = {
  hero: {
    title: 'Alkaline Water',
    subtitle: 'Two stated pH ranges, both printed.',
    description:
      'pH 8.4–8.8, average 8.6, and 7.8–8.2 stated elsewhere. Here is how to tell which one you receive.',
    actions: [
      { href: '/contact', label: 'Ask for a reading' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
  next: {
    sentence: 'Ask for the reading that belongs to your order.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies PageWords

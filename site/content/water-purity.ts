import type { PageWords } from './page-words.ts'

export const waterPurity = {
  hero: {
    title: 'Water Purity',
    subtitle: '99.9 % purity as stated, and the rock that makes it.',
    description: 'Ice and three layers of lava do the work; nothing is added on the way.',
    actions: [
      { href: '/contact', label: 'Ask about your order' },
      { href: '/know-your-water', label: 'Read a water sheet' },
    ],
  },
  next: {
    sentence: 'Ask for the readings of the water you would receive.',
    actions: [
      { href: '/contact', label: 'Ask about your order' },
      { href: '/know-your-water', label: 'Know Your Water' },
    ],
  },
} as const satisfies PageWords

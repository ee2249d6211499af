import type { PageWords } from './page-words.ts'

export const bulkGlacierWater = {
  hero: {
    title: 'Bulk Glacier Water',
    subtitle: '24,000 L in one flexitank, equal to 48,000 bottles.',
    description: 'Natural Icelandic glacier water, filtered by lava, shipped by the container.',
    actions: [
      { href: '/contact', label: 'Ask for a quote' },
      { href: '/solutions', label: 'Compare formats' },
    ],
  },
  next: {
    sentence: 'Name the port, the month and the volume.',
    actions: [
      { href: '/contact', label: 'Ask for a quote' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies PageWords

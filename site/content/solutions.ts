import type { PageWords } from './page-words.ts'

export const solutions = {
  hero: {
    title: 'Solutions',
    subtitle: 'Flexitank, box and tote, tanker and rail.',
    description: 'Three formats for one water. Choose by the dock it arrives at.',
    actions: [
      { href: '/contact', label: 'Contact Sales' },
      { href: '/pure-flow', label: 'Learn About Pure Flow' },
    ],
  },
  next: {
    sentence: 'Tell us the dock and the volume; we name the format.',
    actions: [
      { href: '/contact', label: 'Contact Sales' },
      { href: '/pure-flow', label: 'Learn About Pure Flow' },
    ],
  },
} as const satisfies PageWords

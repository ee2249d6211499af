import type { PageWords } from './page-words.ts'

export const sourceOfWater = {
  hero: {
    title: 'Source of Water',
    subtitle: 'How a spring is chosen, and how it is watched.',
    description: 'Six features of the source, at a steady 2–4 °C.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/water-purity', label: 'Water purity' },
    ],
  },
  next: {
    sentence: 'From the source the water goes one way: down to the filling line.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies PageWords

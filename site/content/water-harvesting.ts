import type { PageWords } from './page-words.ts'

export const waterHarvesting = {
  hero: {
    title: 'Water Harvesting',
    subtitle: 'From the spring to the filling line, at 2–4 °C.',
    description: 'Six stations on one pipe, and nothing added at any of them.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/source-of-water', label: 'Source of water' },
    ],
  },
  next: {
    sentence: 'Six stations later the water is ready to travel.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/source-of-water', label: 'Source of Water' },
    ],
  },
} as const satisfies PageWords

import type { PageWords } from './page-words.ts'

export const bulkDelivery = {
  hero: {
    title: 'Bulk Delivery',
    subtitle: 'By ocean freight to 200+ connected ports.',
    description: '24,000 to 27,000 L in one container, at a set temperature ±2 °C.',
    actions: [
      { href: '/contact?topic=supply', label: 'Request Delivery Quote' },
      { href: '/solutions', label: 'Compare formats' },
    ],
  },
  next: {
    sentence: 'A lead time needs a port. Name yours.',
    actions: [
      { href: '/contact?topic=supply', label: 'Request Delivery Quote' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies PageWords

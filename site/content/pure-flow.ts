import { siteConfig } from '../../site.config.ts'
import type { PageWords } from './page-words.ts'

export const pureFlow = {
  hero: {
    title: 'Pure Flow',
    subtitle: 'From an order to water at a tap, and a count of what arrived.',
    description: 'Four steps: order, hub distribution, local delivery, impact tracking.',
    actions: [
      { href: siteConfig.externalPlatformUrl, label: 'Open the platform', external: true },
      { href: '/contact', label: 'Request Demo' },
    ],
  },
  next: {
    sentence: 'See it run with your own volume and your own stops.',
    actions: [
      { href: '/contact', label: 'Request Demo' },
      { href: '/partnerships', label: 'Become a Partner' },
    ],
  },
} as const satisfies PageWords

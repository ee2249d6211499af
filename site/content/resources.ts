import type { PageWords } from './page-words.ts'

export const resources = {
  hero: {
    title: 'Resources',
    subtitle: 'Articles, documents and media packs to take away.',
    description: 'Pictures on this site are renderings, not photographs of our places.',
    actions: [{ href: '/contact', label: 'Ask for a document' }],
  },
  next: {
    sentence: 'A paper you need is missing? Ask for it.',
    actions: [{ href: '/contact', label: 'Contact us' }],
  },
} as const satisfies PageWords

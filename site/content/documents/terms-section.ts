import type { Part } from './document-words.ts'

const names = {
  delivery: 'Delivery terms',
  demurrage: 'Demurrage',
  price: 'Price',
  payment: 'Payment',
} as const

/** What the owner has filled in of `terms` in `site.config.ts`, under a heading; nothing when all is empty. */
export function termsSection(
  given: {
    readonly [Name in keyof typeof names]?: string | undefined
  },
): Part[] {
  const terms = Object.entries(given).flatMap(([name, text]) =>
    text ? [{ term: names[name as keyof typeof names], text }] : [],
  )
  if (terms.length === 0) return []
  return [
    { kind: 'section', heading: 'Terms' },
    { kind: 'terms', terms },
  ]
}

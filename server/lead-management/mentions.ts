import type { Colleague } from '../../contract/team-leads.ts'

const mention = /(?<![\p{L}\p{N}._%+-])@([\p{L}\p{N}._%+-]+(?:@[\p{L}\p{N}.-]+)?)/gu

/** Of the colleagues those whom a text names, `@anna` or `@anna@company.example`: by what stands before the @ of their address, or by all of it. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const named = new Set(
    [...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase().replace(/[.-]+$/, '')),
  )
  return colleagues.filter(({ address }) => {
    const plain = address.toLowerCase()
    return named.has(plain) || named.has(plain.slice(0, plain.lastIndexOf('@')))
  })
}

/** A text in which those mentions name nobody any more; whatever else it says stays. */
export function withoutMentions(text: string, colleague: Colleague, inPlace: string): string {
  return text.replace(mention, (whole) =>
    mentionedIn(whole, [colleague]).length > 0
      ? whole.replace(/@.*[\p{L}\p{N}_%+]/u, `@${inPlace}`)
      : whole,
  )
}

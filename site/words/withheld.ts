/** What to do where a text is withheld, besides leaving out what holds it. */
import { withheld } from '../../contract/words/withheld.ts'

/** A text that its place can do without: empty when it is withheld. */
export function optional(text: string): string {
  return (text as string | typeof withheld) === withheld ? '' : text
}

/** Those of the sentences that are left, as one text. */
export const sentences = (...texts: readonly string[]): string => texts.filter(optional).join(' ')

/** A text that only the owner can fill in, or what stands in its place until then; both count as read. */
export const filledOr = (text: string, otherwise: string): string => optional(text) || otherwise

/** Cells whose places mean something: withheld together when one of them is. */
export function together<const Cells extends readonly unknown[]>(cells: Cells): Cells {
  return cells.includes(withheld) ? (withheld as unknown as Cells) : cells
}

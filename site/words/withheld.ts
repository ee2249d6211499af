/**
 * Stands where a text or a value would that is not on the site: the owner withholds it, has settled it away, or has not
 * filled it in. `shown` takes out what holds it. No text can be joined to it: that throws, in place of printing a hole.
 */
export const withheld: unique symbol = Symbol('withheld')

/** A text that may be `withheld`, typed as the text it is wherever a page is put together: `shown` sees to the rest. */
export function asText(text: string | typeof withheld): string {
  return text as string
}

/** A text that its place can do without: empty when it is withheld. */
export function optional(text: string): string {
  return (text as string | typeof withheld) === withheld ? '' : text
}

/** Cells whose places mean something: withheld together when one of them is. */
export function together<const Cells extends readonly unknown[]>(cells: Cells): Cells {
  return cells.includes(withheld) ? (withheld as unknown as Cells) : cells
}

/**
 * Stands where a text or a value would that nobody is told: the owner withholds it, has settled it away, or has not
 * filled it in. On the site `shown` takes out what holds it. No text can be joined to it: that throws, in place of printing a hole.
 */
export const withheld: unique symbol = Symbol('withheld')

/** A text that may be `withheld`, typed as the text it is wherever a page is put together: `shown` sees to the rest. */
export function asText(text: string | typeof withheld): string {
  return text as string
}

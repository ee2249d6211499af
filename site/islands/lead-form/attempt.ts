/** One message under way: the key under which the server stores it, and its words. */
export type Attempt = { key: string; words: string }

/** The same words keep their key, however often they are sent; changed words are a new message. */
export function attemptOf(values: Record<string, string>, last: Attempt | undefined): Attempt {
  const words = JSON.stringify(values)
  return last?.words === words ? last : { key: newKey(), words }
}

/** Works on plain http too, where `crypto.randomUUID` is missing. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}

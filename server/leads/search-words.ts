/** Longer runs of letters are cut: nobody searches for them, and an index refuses them. */
const longestWord = 60

/**
 * The words of texts as a search knows them, each once: in lower case and without accents, parted at
 * whatever is neither letter nor digit. `José, harbour-works` is `jose`, `harbour`, `works`.
 * Stored with each lead: a change here needs a migration that writes `lead_words` anew.
 */
export function searchWords(...texts: readonly string[]): string[] {
  const plain = texts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))]
}

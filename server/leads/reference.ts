import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that a reference survives being read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new random reference like `BGW-7K3M-9Q2F`: 40 bits, so nobody guesses another visitor's. */
export function newReference(): string {
  // The alphabet's 32 letters divide 256: each letter is equally likely.
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `BGW-${letters.slice(0, 4)}-${letters.slice(4)}`
}

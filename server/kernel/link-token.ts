import { createHash, randomBytes } from 'node:crypto'

/** A link's secret. The database keeps the hash, so a stolen copy of the table opens nothing. */
export type LinkToken = { secret: string; hash: string }

/** 256 random bits in base64url: 43 letters that no mail client breaks or escapes. */
export function newLinkToken(): LinkToken {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

/** The hash to look up; undefined for text that cannot be one of our secrets. */
export function tokenHash(secret: unknown): string | undefined {
  return typeof secret === 'string' && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined
}

/** Plain SHA-256: nobody guesses 256 bits, so there is nothing for a slow hash to slow down. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

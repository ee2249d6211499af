import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds in which an authenticator shows one code (RFC 6238). */
const period = 30
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The text whose bytes are the key; 32 characters, 192 random bits. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** What the square says to a phone. */
export function authenticatorUri(secret: string, issuer: string, address: string): string {
  const query = new URLSearchParams({ secret: toBase32(Buffer.from(secret)), issuer })
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(address)}`
  // Some authenticators show a plus sign as it is.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}&digits=6&period=${period}`
}

/**
 * The half minute whose code this is: the present one, the one before or the one after,
 * as clocks differ. Undefined for a wrong code.
 */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  if (!isAuthenticatorCode(code)) return undefined
  const present = Math.floor(now / 1000 / period)
  // Each is compared, so that the time taken does not say which one it was.
  const right = [present - 1, present, present + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(step, secret)), Buffer.from(code)),
  )
  return right.at(-1)
}

/** Whether it looks like a code of an authenticator; else it is a recovery code. */
export function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

function codeAt(step: number, secret: string): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', Buffer.from(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * What an authenticator shows for an `otpauth://` address (RFC 6238, SHA-1, six digits,
 * 30 s), `steps` periods from now.
 */
export function totp(uri: string, steps = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

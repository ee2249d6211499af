import type { SentContext } from '../../contract/lead-context.ts'
import { Refusal } from '../http/refusal.ts'

/** A lead as it came over HTTP, whichever way it travelled. */
export type LeadCall = {
  /** Untrusted. */
  fields: Record<string, unknown> | unknown[] | string | number | boolean | null
  idempotencyKey: string | undefined
  context: SentContext
}

/** Longest accepted idempotency key; a UUID has 36 characters. */
const longestKey = 200

/** The key, or undefined when none was given. Throws a Refusal for one that no browser makes. */
export function readIdempotencyKey(key: unknown): string | undefined {
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > longestKey || !/^[\x21-\x7e]+$/.test(key)) {
    throw new Refusal('malformed_request', 'request.idempotencyKey')
  }
  return key
}

/** Throws a Refusal for text that is not UTF-8: replaced characters would be stored for ever. */
export function decodeBody(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('malformed_request', 'request.notUtf8')
  }
}

/**
 * Throws a Refusal for names that every object answers to, such as `__proto__`:
 * a lookup in a schema would take them for known fields.
 */
export function refusePrototypeKeys(names: Iterable<string>): void {
  for (const name of names) {
    if (name in Object.prototype) {
      throw new Refusal('malformed_request', 'request.impossibleField')
    }
  }
}

import { createHash } from 'node:crypto'
import type { Enquiry } from './enquiry.ts'

/** Without a key of its own, a form counts as repeated for one to two hours. Milliseconds. */
const repeatWindow = 3_600_000

/**
 * The keys under which a submission may have been stored before; a new one is
 * stored under the first. They cover the words as well as the browser's
 * idempotency key: a retry finds its lead, while changed words under an old key
 * (a form reused, a key that a cache handed to two visitors) make a new lead.
 * `now` is epoch milliseconds.
 */
export function submissionKeys(
  enquiry: Enquiry,
  idempotencyKey: string | undefined,
  now: number,
): [string, ...string[]] {
  if (idempotencyKey) return [hash('key', idempotencyKey, enquiry)]
  const window = Math.floor(now / repeatWindow)
  return [hash('hour', String(window), enquiry), hash('hour', String(window - 1), enquiry)]
}

function hash(scope: string, key: string, enquiry: Enquiry): string {
  const fields = Object.entries(enquiry.fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([scope, key, enquiry.kind, fields]))
    .digest('hex')
}

import * as v from 'valibot'

/**
 * Where a page ended. It fixes the instant of the first page and which leads stood on top of it, so that
 * leads which arrive meanwhile neither repeat nor hide any.
 */
export type LeadCursor = {
  /** When the first page was read, epoch milliseconds. */
  at: number
  receivedAt: number
  id: string
  /** The last lead on top; null where none stood there. */
  urgent: UrgentPlace | null
}

/** Leads on top are sorted by it: 0 for emergencies, 1 for what may be one, else 2; when the answer is due; the id. */
export type UrgentPlace = readonly [rank: number, answerDueAt: number, id: string]

/** What a bigint of PostgreSQL holds. */
const instant = v.pipe(v.number(), v.safeInteger())
const rank = v.picklist([0, 1, 2])
const id = v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/))
const written = v.strictTuple([
  instant,
  instant,
  id,
  v.nullable(v.strictTuple([rank, instant, id])),
])

/** One opaque word that may stand in an address. */
export function writeLeadCursor({ at, receivedAt, id, urgent }: LeadCursor): string {
  return Buffer.from(JSON.stringify([at, receivedAt, id, urgent])).toString('base64url')
}

/** Undefined for what no page ever gave out. */
export function readLeadCursor(word: string): LeadCursor | undefined {
  try {
    const parts = JSON.parse(Buffer.from(word, 'base64url').toString('utf8'))
    const [at, receivedAt, id, urgent] = v.parse(written, parts)
    return { at, receivedAt, id, urgent }
  } catch {
    return undefined
  }
}

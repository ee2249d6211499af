/** The function calls of the site: names, paths, headers, answers. */

export const functionNames = [
  'test-function',
  'send-contact-email',
  'send-partnership-email',
  'subscribe',
  'plan',
] as const

export type FunctionName = (typeof functionNames)[number]

export function functionPath(name: FunctionName): string {
  return `/functions/v1/${name}`
}

/**
 * Request headers, lower case as Fetch and Node give them. With script the JSON
 * body has exactly the specified fields; everything else travels here.
 */
export const headers = {
  publicKey: 'apikey',
  idempotencyKey: 'idempotency-key',
  /** An RFC 9651 dictionary; see `lead-context.ts`. */
  leadContext: 'lead-context',
} as const

/**
 * Hidden fields of a form sent without script or before hydration. They stand
 * in for the headers; `website` is the honeypot, `rendered_at` epoch milliseconds
 * (empty on a page without script, which cannot know when it was shown), `page` the
 * address of the form's own page when the form stands on an answer.
 */
export const hiddenFields = {
  idempotencyKey: 'idempotency_key',
  honeypot: 'website',
  renderedAt: 'rendered_at',
  page: 'page',
} as const

/** The answer to a lead, sent only after it is on disk. */
export type Acknowledged = {
  ok: true
  reference: string
  /** By when we answer, epoch milliseconds. */
  answerDueAt: number
  /** Whether a mail with the reference is on its way to the sender. */
  mailed: boolean
}

export type RefusalCode =
  | 'invalid_fields'
  | 'malformed_request'
  | 'unauthorized'
  | 'forbidden'
  /** Allowed, once the owner of the session has shown who they are. */
  | 'proof_wanted'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal_error'

/** Field name to the sentence that belongs beside the field. */
export type FieldErrors = Record<string, string>

export type Refused = {
  error: { code: RefusalCode; message: string; fields?: FieldErrors }
}

/**
 * The public key when `PUBLIC_ANON_KEY` is unset. It stands in every page
 * and tells our own site from a stray caller; it keeps nothing secret.
 */
export const developmentPublicKey = 'public-development-key'

import type { FieldErrors, RefusalCode, Refused } from '../../contract/functions.ts'
import { type Language, teamLanguage } from '../../contract/words/language.ts'
import { type RefusalKey, refusalText } from '../words/refusal-words.ts'
import type { Known } from '../words/words-of.ts'

/** What the refused read: the key of a sentence, or a sentence that stands elsewhere. */
type Reason = RefusalKey | ((language: Language) => string)

type More = {
  /** What the sentence takes. */
  values?: Known
  /** Printed already, in the language of whoever filled the fields in. */
  fields?: FieldErrors
  headers?: Record<string, string>
}

/** A request that is answered with an error status; thrown anywhere below the HTTP edge. */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly fields: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>

  readonly #say: (language: Language) => string

  constructor(code: RefusalCode, reason: Reason, { values, fields, headers = {} }: More = {}) {
    const say =
      typeof reason === 'string'
        ? (language: Language) => refusalText(language, reason, values)
        : reason
    super(say(teamLanguage))
    this.#say = say
    this.status = statuses[code]
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  /** The sentence in a language; `message` is for the log. */
  in(language: Language): string {
    return this.#say(language)
  }

  body(language: Language): Refused {
    return {
      error: {
        code: this.code,
        message: this.in(language),
        ...(this.fields && { fields: this.fields }),
      },
    }
  }
}

const statuses = {
  invalid_fields: 400,
  malformed_request: 400,
  unauthorized: 401,
  forbidden: 403,
  proof_wanted: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>

import type { FieldErrors, RefusalCode, Refused } from '../../contract/functions.ts'

/** A request that is answered with an error status; thrown anywhere below the HTTP edge. */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly fields: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: RefusalCode,
    message: string,
    more: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = statuses[code]
    this.code = code
    this.fields = more.fields
    this.headers = more.headers ?? {}
  }

  get body(): Refused {
    return {
      error: {
        code: this.code,
        message: this.message,
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
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>

import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import { Refusal } from './refusal.ts'

/** How any error is answered. What nobody foresaw is an internal error and tells the client nothing. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageUnavailable) {
    return new Refusal('unavailable', 'request.unavailable', { headers: { 'retry-after': '30' } })
  }
  const status = (error as { statusCode?: unknown }).statusCode
  if (status === 413) return new Refusal('too_large', 'request.tooLarge')
  if (status === 415) return new Refusal('unsupported_media_type', 'request.unreadable')
  if (status === 503) return new Refusal('unavailable', 'request.unavailable')
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal('malformed_request', 'request.unreadable')
  }
  return new Refusal('internal_error', 'request.ownFault')
}

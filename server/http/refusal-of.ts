import { StorageUnavailable } from '../kernel/storage-unavailable.ts'
import { Refusal } from './refusal.ts'

const tooLarge = 'The message is larger than this form can send.'
const unreadable = 'The request could not be read.'
const unavailable = 'Your message could not be stored just now. Please try again in a minute.'

/** How any error is answered. What nobody foresaw is an internal error and tells the client nothing. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageUnavailable) {
    return new Refusal('unavailable', unavailable, { headers: { 'retry-after': '30' } })
  }
  const status = (error as { statusCode?: unknown }).statusCode
  if (status === 413) return new Refusal('too_large', tooLarge)
  if (status === 415) return new Refusal('unsupported_media_type', unreadable)
  if (status === 503) return new Refusal('unavailable', unavailable)
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal('malformed_request', unreadable)
  }
  return new Refusal('internal_error', 'Something went wrong on our side. Please try again.')
}

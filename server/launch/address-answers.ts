import { request } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** What came of asking the public address. */
export type AddressAnswer =
  | { outcome: 'unset' }
  | { outcome: 'plain' }
  | { outcome: 'silent'; reason: string }
  | { outcome: 'answers'; days: number }

/** Milliseconds: a colleague waits for it. */
const patience = 5_000
const day = 86_400_000

/**
 * Asks `/healthz` of the public address over TLS, whose certificate must be one that browsers trust, and says how
 * many days that is still valid. Never rejects.
 */
export async function addressAnswers(
  publicUrl: string | undefined,
  now: number,
): Promise<AddressAnswer> {
  if (!publicUrl) return { outcome: 'unset' }
  if (!publicUrl.startsWith('https:')) return { outcome: 'plain' }
  return new Promise((resolve) => {
    const asked = request(
      new URL('/healthz', publicUrl),
      { agent: false, timeout: patience },
      (answer) => {
        answer.resume()
        const { valid_to: until } = (answer.socket as TLSSocket).getPeerCertificate()
        const days = Math.floor((Date.parse(until) - now) / day)
        const status = answer.statusCode ?? 0
        resolve(
          status === 200
            ? { outcome: 'answers', days }
            : { outcome: 'silent', reason: `answers ${status}` },
        )
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer within 5 seconds')))
    asked.on('error', ({ message }) => resolve({ outcome: 'silent', reason: message }))
    asked.end()
  })
}

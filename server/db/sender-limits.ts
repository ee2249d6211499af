import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { StorageUnavailable } from '../leads/lead-store.ts'
import { clientLimit, emailLimit, type Sender, type SenderLimit } from '../leads/sender-limit.ts'
import type { OpenDatabase } from './open-database.ts'

/**
 * Counts messages per client and per e-mail address: in memory for the one
 * process of an embedded database, in PostgreSQL for processes that share one. Each
 * `scope` counts for itself: who subscribes a stranger must not silence its contact form.
 */
export function senderLimits(database: OpenDatabase, scope: 'newsletter' | '' = ''): SenderLimit {
  const clients = limiter(database, `${scope}client`, clientLimit)
  const emails = limiter(database, `${scope}email`, emailLimit)
  return async (sender) => {
    const counts = countsOf(sender)
    const retryAfter = (await take(clients, counts.client)) ?? (await take(emails, counts.email))
    if (retryAfter !== undefined) return { admitted: false, retryAfterSeconds: retryAfter }
    return {
      admitted: true,
      async refund() {
        await Promise.allSettled([clients.reward(counts.client), emails.reward(counts.email)])
      },
    }
  }
}

function limiter(
  database: OpenDatabase,
  keyPrefix: string,
  limit: { messages: number; seconds: number },
): RateLimiterAbstract {
  const options = { keyPrefix, points: limit.messages, duration: limit.seconds }
  if (database.engine === 'sqlite') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

/** Seconds to wait when the limit is reached; undefined when the message may pass. */
async function take(counter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new StorageUnavailable(refusal)
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Hashed: the table of limits needs no list of who wrote from where. */
function countsOf(sender: Sender): Sender {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
  return { client: hash(sender.client), email: hash(sender.email.toLowerCase()) }
}

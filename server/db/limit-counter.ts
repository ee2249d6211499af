import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { StorageUnavailable } from '../leads/lead-store.ts'
import type { OpenDatabase } from './open-database.ts'

/** How much may happen in how many seconds. */
export type Limit = { messages: number; seconds: number }

/**
 * A counter: in memory for the one process of an embedded database, in PostgreSQL
 * for processes that share one.
 */
export function limitCounter(
  database: OpenDatabase,
  keyPrefix: string,
  limit: Limit,
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

/** Seconds to wait when the limit is reached; undefined when it may pass. */
export async function take(counter: RateLimiterAbstract, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new StorageUnavailable(refusal)
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Hashed: the table of limits needs no list of who wrote from where. */
export function countKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

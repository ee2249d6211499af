import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { whenReachable } from '../kernel/when-reachable.ts'
import type { Limit } from '../limits/attempt-limit.ts'
import type { Admission } from '../limits/sender-limit.ts'
import type { OpenDatabase } from './open-database.ts'

/**
 * A counter: in memory for the one process of an embedded database, in PostgreSQL
 * for processes that share one.
 */
export function limitCounter(database: OpenDatabase, keyPrefix: string, limit: Limit): Counter {
  const counter = rateLimiter(database, keyPrefix, limit)
  // Hashed: the table of limits needs no list of who wrote from where.
  return {
    consume: (key) => counter.consume(database.keyed('limit', key)),
    reward: (key) => counter.reward(database.keyed('limit', key)),
  }
}

function rateLimiter(database: OpenDatabase, keyPrefix: string, limit: Limit): RateLimiterAbstract {
  const options = { keyPrefix, points: limit.times, duration: limit.seconds }
  if (database.engine === 'sqlite') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.pool,
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

export type Counter = Record<'consume' | 'reward', (key: string) => Promise<unknown>>

/** What is counted where. */
export type Count = { counter: Counter; key: string }

/**
 * Counts an attempt with both counters, or with neither: what the second one refuses
 * must not use the first one up. Throws StorageUnavailable when it cannot count.
 */
export async function admitBoth(first: Count, second: Count): Promise<Admission> {
  const wait = await take(first)
  if (wait !== undefined) return refused(wait)
  const secondWait = await take(second).catch(async (error) => {
    await giveBack(first)
    throw error
  })
  if (secondWait === undefined) {
    return { admitted: true, refund: () => giveBack(first, second) }
  }
  await giveBack(first)
  return refused(secondWait)
}

/** Seconds to wait when the limit is reached; undefined when it may pass. Throws StorageUnavailable. */
export async function take({ counter, key }: Count): Promise<number | undefined> {
  try {
    await whenReachable(() => counter.consume(key))
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

export async function giveBack(...counts: readonly Count[]): Promise<void> {
  await Promise.allSettled(counts.map(({ counter, key }) => counter.reward(key)))
}

export function refused(retryAfterSeconds: number): Extract<Admission, { admitted: false }> {
  return { admitted: false, outcome: 'limited', retryAfterSeconds }
}

/** The parts of what is counted, as one text; none of them holds a line break. */
export function countKey(...parts: readonly string[]): string {
  return parts.join('\n')
}

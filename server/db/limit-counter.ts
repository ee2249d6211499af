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
    consume: (key, seconds) =>
      counter.consume(
        database.keyed('limit', key),
        1,
        seconds === undefined ? {} : { customDuration: seconds },
      ),
    async reward(key) {
      const hashed = database.keyed('limit', key)
      const { consumedPoints } = await counter.reward(hashed)
      // A crowd that is sent away at the door, each with another address, must not fill the memory.
      if (consumedPoints <= 0) await counter.delete(hashed)
    },
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

export type Counter = {
  /** Counts one, in a window of as many seconds where it begins one. Rejects with the library's answer past the limit. */
  consume: (key: string, seconds?: number) => Promise<{ consumedPoints: number }>
  reward: (key: string) => Promise<unknown>
}

/** What is counted where. */
export type Count = {
  counter: Pick<Counter, 'reward'> & { consume: (key: string) => Promise<unknown> }
  key: string
}

/**
 * Counts an attempt with every counter, or with none: what one of them refuses must not use the others up. Throws
 * StorageUnavailable when it cannot count.
 */
export async function admitAll(counts: readonly Count[]): Promise<Admission> {
  const taken: Count[] = []
  try {
    for (const count of counts) {
      const wait = await take(count)
      if (wait !== undefined) {
        await giveBack(...taken)
        return refused(wait)
      }
      taken.push(count)
    }
  } catch (error) {
    await giveBack(...taken)
    throw error
  }
  return { admitted: true, refund: () => giveBack(...taken) }
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

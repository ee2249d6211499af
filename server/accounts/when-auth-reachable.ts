import { Refusal } from '../http/refusal.ts'
import { QueueFull } from '../kernel/bounded-queue.ts'
import { whenReachable } from '../kernel/when-reachable.ts'

/**
 * Runs account work and reports an outage of the database as StorageUnavailable, also where
 * better-auth passes it on. Whoever finds too many people before the door is asked to come again.
 */
export async function whenAuthReachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await whenReachable(work)
  } catch (error) {
    throw error instanceof QueueFull ? tooManyAtOnce() : error
  }
}

function tooManyAtOnce(): Refusal {
  const message = 'Too many people are signing in just now. Try again in a few seconds.'
  return new Refusal('unavailable', message, { headers: { 'retry-after': '5' } })
}

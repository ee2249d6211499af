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
  return new Refusal('unavailable', 'account.tooManyAtOnce', { headers: { 'retry-after': '5' } })
}

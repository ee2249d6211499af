import { Refusal } from '../http/refusal.ts'
import { StorageUnavailable } from '../leads/lead-store.ts'
import { QueueFull } from './bounded-queue.ts'

/**
 * Runs account work and reports what is no refusal as StorageUnavailable: better-auth
 * passes on whatever the database said, in whatever shape. Whoever finds too many people
 * before the door is asked to come again.
 */
export async function whenAuthReachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof QueueFull) throw tooManyAtOnce()
    if (error instanceof Refusal || error instanceof StorageUnavailable) throw error
    throw new StorageUnavailable(error)
  }
}

function tooManyAtOnce(): Refusal {
  const message = 'Too many people are signing in just now. Try again in a few seconds.'
  return new Refusal('unavailable', message, { headers: { 'retry-after': '5' } })
}

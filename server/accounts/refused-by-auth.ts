import { Refusal } from '../http/refusal.ts'
import { StorageUnavailable } from '../leads/lead-store.ts'

/**
 * The code with which better-auth refused a call; undefined for what is no refusal
 * but a failure of ours, such as a database that is away. Told by its shape: its
 * class would load the whole library with the server.
 */
export function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { statusCode, body } = error as { statusCode?: unknown; body?: { code?: unknown } }
  if (typeof statusCode !== 'number' || statusCode >= 500) return undefined
  return String(body?.code ?? statusCode)
}

/**
 * Runs account work and reports what is no refusal as StorageUnavailable: better-auth
 * passes on whatever the database said, in whatever shape.
 */
export async function whenAuthReachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || error instanceof StorageUnavailable) throw error
    throw new StorageUnavailable(error)
  }
}

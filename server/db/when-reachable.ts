import { StorageUnavailable } from '../leads/lead-store.ts'

/**
 * Runs database work and reports any failure as StorageUnavailable: whatever the
 * engine said (busy, full, read-only, gone), nothing was committed and the
 * visitor may try again. The engine's own error stays as `cause` for the log.
 */
export async function whenReachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

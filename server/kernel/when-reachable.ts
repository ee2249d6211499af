import { isDatabaseOutage } from './database-outage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/**
 * Runs database work and reports an outage of the database as StorageUnavailable: nothing was
 * committed, and the visitor may try again. The engine's own error stays as `cause` for the log.
 * Any other error passes as it is.
 */
export async function whenReachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isDatabaseOutage(error) ? new StorageUnavailable(error) : error
  }
}

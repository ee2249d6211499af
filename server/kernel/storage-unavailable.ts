/** The database is down, full, locked or read-only: nothing was stored, and the visitor may try again. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached or written to now', { cause })
  }
}

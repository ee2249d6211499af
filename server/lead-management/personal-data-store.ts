import type { ErasedPerson } from '../../contract/team-leads.ts'
import type { Actor } from './lead-management-store.ts'

/** What is held about a person. Every method may throw StorageUnavailable. */
export type PersonalDataStore = {
  /** Everything held about an address, for a JSON file; recorded without the address. */
  export(address: string, by: Actor, now: number): Promise<object>
  /** Deletes it, recorded without the address; an admin's account is not erased while it is one. */
  erase(address: string, by: Actor, now: number): Promise<ErasedPerson | 'is-admin'>
  /** Records that leads were exported. */
  recordExport(by: Actor, now: number): Promise<void>
}

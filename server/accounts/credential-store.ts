import type { Role } from '../../contract/accounts.ts'
import type { AccountAtEpoch, Beginning } from './session-store.ts'

/** What a sign-in is judged by, read at one moment. */
export type Credential = {
  accountId: string
  address: string
  confirmed: boolean
  role: Role
  secondFactor: boolean
  epoch: number
  /** Null after `bin/team reset`: no password is right. */
  hash: string | null
}

/** Passwords of accounts. Every method may throw StorageUnavailable. */
export type CredentialStore = {
  /** The address in any case. */
  find(address: string): Promise<Credential | undefined>
  findById(accountId: string): Promise<Credential | undefined>
  /**
   * Sets a new password and ends every session, link and half-done sign-in. False when the
   * epoch has moved on: somebody else's change came first.
   */
  resetPassword(account: AccountAtEpoch, hash: string): Promise<boolean>
  /** As `resetPassword`; returns the token of the session that the asker goes on with. */
  changePassword(account: AccountAtEpoch, hash: string, at: Beginning): Promise<string | undefined>
  /** Stores the same password hashed anew, unless it was changed meanwhile. */
  rehash(accountId: string, from: string, to: string): Promise<void>
}

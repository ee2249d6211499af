import type { AccountAtEpoch, Beginning } from './session-store.ts'

export type Authenticator = {
  /** Encrypted. */
  secret: string
  /** As they were stored before they were hashed; undefined since. */
  encryptedRecoveryCodes: string | undefined
  /** False while it is only offered. */
  proved: boolean
  /** The half minute of the last code that was taken. */
  usedStep: number
  /** Epoch milliseconds; past when no lock is on. */
  lockedUntil: number
}

/** Wrong codes in a row that lock the step. */
export const wrongCodesToLock = 10

/** Milliseconds of the first lock; each one after it lasts twice as long, up to a day. */
export const firstLock = 900_000
export const longestLock = 86_400_000

/** Authenticators of accounts. Every method may throw StorageUnavailable. */
export type SecondFactorStore = {
  find(accountId: string): Promise<Authenticator | undefined>
  /**
   * Replaces what was offered before; false when one is on already. The secret comes encrypted,
   * the recovery codes as they are shown: only hashes of them are stored.
   */
  offer(accountId: string, secret: string, recoveryCodes: readonly string[]): Promise<boolean>
  /**
   * Ends every other session and returns the token that the asker goes on with; undefined
   * when the epoch has moved on.
   */
  switchOn(account: AccountAtEpoch, step: number, at: Beginning): Promise<string | undefined>
  /** As `switchOn`. */
  switchOff(account: AccountAtEpoch, at: Beginning): Promise<string | undefined>
  /** True for the one use of a code: those of its half minute or earlier are used up by it. */
  takeStep(accountId: string, step: number): Promise<boolean>
  /** True for the one use of a recovery code. */
  takeRecoveryCode(accountId: string, code: string): Promise<boolean>
  /** Recovery codes that were stored encrypted, by account. */
  listEncryptedRecoveryCodes(): Promise<{ accountId: string; encrypted: string }[]>
  /** Stores hashes in place of what was encrypted, unless it changed meanwhile. */
  hashRecoveryCodes(accountId: string, encrypted: string, codes: readonly string[]): Promise<void>
  /** Counts a wrong code; the end of the lock that it brought about, if it did. */
  wrongCode(accountId: string, now: number): Promise<number | undefined>
  /** Forgets wrong codes and locks: the owner was there. */
  rightCode(accountId: string): Promise<void>
}

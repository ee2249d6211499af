import type { AccountAtEpoch, Beginning } from './session-store.ts'

export type Passkey = {
  /** The credential's own id, base64url. */
  id: string
  /** Base64url of its COSE form. */
  publicKey: string
  /** How often it signed, by its own count; 0 for ever where it is shared by devices. */
  counter: number
  transports: readonly string[]
  /** The browser it was added in. */
  device: string
  /** Epoch milliseconds. */
  addedAt: number
}

/** Passkeys of accounts. Every method may throw StorageUnavailable. */
export type PasskeyStore = {
  list(accountId: string): Promise<Passkey[]>
  /** A token that lets one passkey be added within ten minutes. */
  beginAdding(account: AccountAtEpoch, now: number): Promise<string>
  /**
   * Uses the token up and adds the passkey; ends every other session and returns the token
   * that the asker goes on with. Undefined when token or epoch are no longer good.
   */
  add(
    account: AccountAtEpoch,
    adding: string,
    passkey: Passkey,
    at: Beginning,
  ): Promise<string | undefined>
  /** As `add`; undefined also when the account has no such passkey. */
  remove(account: AccountAtEpoch, id: string, at: Beginning): Promise<string | undefined>
  /** True for the one use that found the count as it was read. */
  use(id: string, counter: number, counted: number): Promise<boolean>
}

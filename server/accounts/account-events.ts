/** What happens to accounts, as the record names it. */
export type AccountEventKind =
  | 'signed up'
  | 'confirmed'
  | 'signed in'
  | 'sign-in refused'
  | 'code refused'
  | 'recovery code used'
  | 'second factor locked'
  | 'second factor on'
  | 'second factor off'
  | 'passkey added'
  | 'passkey removed'
  | 'passkey refused'
  | 'reset asked for'
  | 'reset refused'
  | 'password reset'
  | 'password changed'
  | 'password refused'
  | 'session ended'
  | 'identity proved'
  | 'signed out'
  | 'call refused'
  /** Of an account that nobody has approved: kept apart, and for two weeks only. */
  | 'pending call refused'
  | 'access ended'

export type AccountEvent = {
  /** Epoch milliseconds. */
  at: number
  kind: AccountEventKind
  /** Undefined where no account is concerned, or none was found. */
  accountId: string | undefined
  /** Keyed hash of the client's network; `command line` for `bin/team`. */
  client: string
  /** How often it happened within an hour; once unless said. */
  times?: number
}

/** The record of what happened to accounts. Throws StorageUnavailable: what is not recorded does not happen. */
export type AccountEvents = {
  /** Adds to the count of the same within the hour, so that a loop fills no disk and drowns nothing. */
  record(event: {
    kind: AccountEventKind
    accountId?: string | undefined
    client: string
    now: number
  }): Promise<void>
  /** Whether the account's owner was at this client before: signed in, or followed a link of a mail. */
  knows(accountId: string | undefined, client: string): Promise<boolean>
}

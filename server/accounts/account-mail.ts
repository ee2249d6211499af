/** A mail to the owner of an address, and what its link needs. */
export type AccountMail =
  | { kind: 'account-confirmation'; address: string; origin: string; secret: string }
  | { kind: 'account-exists'; address: string; origin: string }
  | { kind: 'password-reset'; address: string; origin: string; secret: string }
  | { kind: 'password-changed'; address: string }
  /** An admin has let the account in. */
  | { kind: 'account-approved'; address: string }
  /** To an admin: who confirmed an address and waits to be let in, the first of them by name. */
  | { kind: 'accounts-waiting'; address: string; waiting: readonly string[]; count: number }
  | AccountChangeMail

/** What the owner of an account is told of a change that somebody signed in has made. */
export type AccountChangeMail =
  | { kind: 'password-changed-here'; address: string }
  | { kind: 'second-factor-on'; address: string }
  | { kind: 'second-factor-off'; address: string }
  | { kind: 'passkey-added'; address: string }
  | { kind: 'passkey-removed'; address: string }
  /** Somebody had signed the address up and not confirmed it; an admin has ended that. */
  | { kind: 'address-freed'; address: string }
  /** Until when, epoch milliseconds. */
  | { kind: 'second-factor-locked'; address: string; until: number }

/** Where mails are queued. Throws StorageUnavailable when nothing was stored. */
export type AccountMailQueue = {
  /**
   * Queues the mail unless one of its kind was queued for this address within
   * the interval (milliseconds): anybody can type a stranger's address, and
   * nobody's mailbox may be filled that way. The earlier letter's link still works,
   * as `accountMailPause` is far below the lifetime of a link.
   */
  queue(mail: AccountMail, now: number, interval: number): Promise<void>
  /** Lets the next mail of the kind out at once: what the last one was for is done. */
  allowAnother(kind: AccountMail['kind'], address: string): Promise<void>
}

/** Tells the admins who waits for their approval. */
export type WaitingAccounts = {
  /**
   * Queues a mail to each admin where somebody waits of whom they were not told, and none went out within the hour:
   * however many sign up, one mail an hour names them all. Says how many were queued. May throw StorageUnavailable.
   */
  tell(now: number): Promise<number>
}

/** How long links work, milliseconds. */
export const confirmationLifetime = 24 * 3_600_000
export const resetLifetime = 3_600_000

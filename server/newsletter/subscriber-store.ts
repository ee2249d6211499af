import type { Language } from '../../contract/words/language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'

/** What a link in a newsletter mail is for. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** `pending` and `unsubscribed` addresses get nothing but the confirmation that was asked for. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export type StoredToken = {
  hash: string
  subscriberId: string
  purpose: LinkPurpose
  /** Epoch milliseconds. */
  issuedAt: number
  /** Epoch milliseconds; null: it works for ever. */
  expiresAt: number | null
}

/** Where subscribers are kept. Every method may throw StorageUnavailable. */
export type SubscriberStore = {
  /** Whether the link could be used at `now`, epoch milliseconds. */
  isUsable(purpose: LinkPurpose, tokenHash: string, now: number): Promise<boolean>
  /** Runs the work in one transaction: all of it is on disk when the promise resolves, or none. */
  transact<T>(work: (transaction: SubscriberTransaction) => Promise<T>): Promise<T>
  countByState(): Promise<Record<SubscriberState, number>>
}

export type SubscriberTransaction = {
  /**
   * Notes that the address was entered and returns its subscriber; a new one is
   * pending. Always writes, so that a known address takes no less time than a new one.
   */
  noteRequest(address: string, now: number): Promise<string>
  /**
   * True for one caller per subscriber and interval (milliseconds), as long as the
   * address's budget of mails lasts: that one may queue a confirmation mail. Exact
   * between processes.
   */
  claimConfirmation(
    subscriber: { id: string; address: string },
    now: number,
    interval: number,
  ): Promise<boolean>
  /** Keeps a new token and drops the subscriber's expired ones. */
  addToken(token: StoredToken): Promise<void>
  queueMail(mail: QueuedMail): Promise<void>
  /** Whose token it is that is usable at `now`, and since when; a token to confirm with is used up by it. */
  takeToken(
    purpose: LinkPurpose,
    tokenHash: string,
    now: number,
  ): Promise<{ subscriberId: string; issuedAt: number } | undefined>
  /** Drops every token to confirm with. */
  dropConfirmTokens(subscriberId: string): Promise<void>
  /** Takes out of the outbox what of issues still waits for the subscriber. */
  dropIssueMails(subscriberId: string): Promise<void>
  /** At most `limit` confirmed subscribers whose addresses follow this one, in the order of addresses. */
  confirmedAfter(
    address: string,
    limit: number,
  ): Promise<{ id: string; address: string; language: Language }[]>
  /** What the newsletter says around its articles. */
  setLanguage(subscriberId: string, language: Language): Promise<void>
  /**
   * Adds the change to the record of the subscription, which nothing overwrites; a state that
   * holds already changes nothing. `requestedAt` is null for an end.
   */
  setState(
    subscriberId: string,
    state: Exclude<SubscriberState, 'pending'>,
    when: { now: number; requestedAt: number | null },
  ): Promise<void>
}

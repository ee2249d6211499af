import type { MailboxPlace } from './reply-store.ts'

/** A mail that came in. */
export type MailHead = {
  uid: number
  receivedAt: number
  /** What stands before its words, cut off where it is longer than any that is honest. */
  bytes: Uint8Array
}

/** A mailbox, open for reading: nothing in it is changed, not even marked as read. */
export type MailboxReader = {
  validity: string
  /** Heads of mails after a place, or of the last days where there is none, the oldest first, in portions. */
  heads(after: MailboxPlace | undefined): AsyncIterable<readonly MailHead[]>
  /** The bytes of a mail, cut off after so many. */
  source(uid: number, most: number): Promise<Uint8Array>
  /** The heads of a mail's outermost parts, as far as its server tells them. */
  partHeads(uid: number): Promise<readonly Uint8Array[]>
  close(): Promise<void>
}

/** Its connection is closed at `letGo`, also while it is still being opened. */
export type OpenMailbox = (letGo: AbortSignal) => Promise<MailboxReader>

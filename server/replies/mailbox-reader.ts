import type { MailboxPlace } from './reply-store.ts'

/** A part of a mail by its kind; `name` is that of a file. */
export type MailPart = { type: string; name: string | undefined }

/** What the head of a mail says. */
export type MailHead = {
  uid: number
  subject: string
  /** Message-IDs it answers, as they stand in `In-Reply-To` and `References`. */
  answers: string
  from: { name: string; address: string }
  messageId: string
  receivedAt: number
  parts: readonly MailPart[]
  /** Whether it reports what became of a mail of ours (RFC 3464). */
  isReport: boolean
}

/** A mailbox, open for reading: nothing in it is changed, not even marked as read. */
export type MailboxReader = {
  validity: string
  /** Heads of mails after a place, or of the last days where there is none, the oldest first, in portions. */
  heads(after: MailboxPlace | undefined): AsyncIterable<readonly MailHead[]>
  /** The bytes of a mail, cut off after so many. */
  source(uid: number, most: number): Promise<Uint8Array>
  close(): Promise<void>
}

export type OpenMailbox = () => Promise<MailboxReader>

/** How far a mailbox was read. */
export type MailboxPlace = { validity: string; lastUid: number }

/** A mail that came back, as far as it is kept: files are named, never opened. */
export type CameBack = {
  /** The references it names, in the order it names them. */
  references: readonly string[]
  kind: 'reply' | 'bounce'
  /** With angle brackets. */
  messageId: string
  from: { name: string; address: string }
  subject: string
  text: string
  attachments: readonly { name: string; type: string }[]
  /** Epoch milliseconds. */
  receivedAt: number
}

/** Every method may throw StorageUnavailable. */
export type ReplyStore = {
  place(mailbox: string): Promise<MailboxPlace | undefined>
  /**
   * Joins what came back to the leads it names, each mail once, and notes how far the mailbox was read, in one
   * transaction. How many are new.
   */
  join(mailbox: string, place: MailboxPlace, mails: readonly CameBack[]): Promise<number>
}

export type Sender = {
  /** Opaque key of the client's network address. */
  client: string
  email: string
}

export type Admission =
  | { admitted: true /** Takes the count back; never throws. */; refund: () => Promise<void> }
  | { admitted: false; outcome: 'limited'; retryAfterSeconds: number }

/** Counts a message against its sender's limits. Throws StorageUnavailable when it cannot count. */
export type SenderLimit = (sender: Sender) => Promise<Admission>

/** Messages a client address may send, and in how many seconds. */
export const clientLimit = { messages: 10, seconds: 600 } as const

/** Messages one e-mail address may send, and in how many seconds. */
export const emailLimit = { messages: 5, seconds: 3_600 } as const

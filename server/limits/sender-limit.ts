export type Sender = {
  /** Opaque key of the client's network address. */
  client: string
  email: string
}

type Refused = { admitted: false; outcome: 'limited'; retryAfterSeconds: number }
type Admitted = {
  admitted: true /** Takes the count back; never throws. */
  refund: () => Promise<void>
}

export type Admission = Admitted | Refused

/** Counts a request against its client's limit. Throws StorageUnavailable when it cannot count. */
export type ClientLimit = (client: string) => Promise<Admission>

/**
 * Counts a message against its client's limit, and tells whether its address has written more
 * than one person does. An address is never refused: anybody can type it, and junk under a
 * customer's address must not silence the customer. Throws StorageUnavailable when it cannot count.
 */
export type SenderLimit = (
  sender: Sender,
) => Promise<(Admitted & { busyAddress: boolean }) | Refused>

/** Messages a client address may send, and in how many seconds. */
export const clientLimit = { times: 10, seconds: 600 } as const

/** Messages one e-mail address writes before it counts as busy, and in how many seconds. */
export const emailLimit = { times: 5, seconds: 3_600 } as const

import type { Admission } from './sender-limit.ts'

/** How much may happen in how many seconds. */
export type Limit = { times: number; seconds: number }

/**
 * Counts an attempt against the client and against the pair of client and account,
 * never against the account alone: a stranger must not lock its owner out.
 * Throws StorageUnavailable when it cannot count.
 */
export type AttemptLimit = (client: string, account: string) => Promise<Admission>

/** Guesses at a password or a code. Those per client are for a team behind one address. */
export const guessLimits = {
  client: { times: 30, seconds: 600 },
  account: { times: 10, seconds: 600 },
} as const

/** Calls that may send a mail about an account. */
export const mailLimits = {
  client: { times: 20, seconds: 3_600 },
  account: { times: 6, seconds: 3_600 },
} as const

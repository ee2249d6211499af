import type { Admission } from './sender-limit.ts'

/** How much may happen in how many seconds. */
export type Limit = { times: number; seconds: number }

/**
 * Counts an attempt against the client, its wider networks and the pair of client and account,
 * never against the account alone: a stranger must not lock its owner out.
 * Throws StorageUnavailable when it cannot count.
 */
export type AttemptLimit = (client: string, account: string) => Promise<Admission>

/**
 * Counts a guess at an address by a client that its owner never used, all such clients together. After the free ones
 * each is let in only some time after the one before, the time doubling. Its owner goes on from where they were
 * before, or by a reset link. Throws StorageUnavailable when it cannot count.
 */
export type StrangerLimit = (address: string) => Promise<Admission>

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

/** Of all that strangers guess at one address in a day: free ones, then pauses of 2, 4, 8 … seconds, up to a quarter of an hour. */
export const strangerLimit = { free: 20, seconds: 86_400, longestPause: 900 } as const

/** How many times the limit of a client the wider networks of IPv6 have, by the bits of their prefix. */
export const widerNetworks = { 56: 2, 48: 4 } as const

/** Calls of one account that is signed in, those of them that were refused, and those that send a mail or a delivery. In the memory of each process. */
export const callLimits = {
  all: { times: 600, seconds: 60 },
  refused: { times: 30, seconds: 600 },
  sending: { times: 100, seconds: 3_600 },
} as const

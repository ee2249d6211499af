import type { PublicKeys } from '../http/public-key.ts'
import type { Admission } from '../leads/sender-limit.ts'
import type { LetterBox } from './letter-box.ts'
import type { Auth } from './open-auth.ts'
import type { RoleStore } from './role-store.ts'

/** What every account use case works with. */
export type AccountDeps = {
  /** Loaded at its first use, so that no start waits for it. */
  auth: () => Promise<Auth>
  roles: RoleStore
  letters: LetterBox
  limits: {
    /** Guesses: counted unless they were right. */
    guess: AttemptLimit
    /** Calls that may send a mail. */
    mail: AttemptLimit
  }
  /** A code signs in once: whoever read it over a shoulder then cannot use it too. */
  isFirstUse: FirstUse
  /** Mail domains whose confirmed accounts become staff at once. */
  teamDomains: readonly string[]
  now: () => number
}

/** From which client, and to which origin of ours its links lead back. */
export type Caller = { client: string; origin: string }

/** What the calls need besides. */
export type AccountRouteDeps = AccountDeps & {
  publicKey: PublicKeys
  /** The origins under which the site is ours; the first is the one for mails. */
  origins: () => readonly string[]
  /** Hears how each call ended. */
  onOutcome: (step: string, outcome: string) => void
}

/**
 * Counts an attempt against the client and against the pair of client and account,
 * never against the account alone: a stranger must not lock its owner out.
 * Throws StorageUnavailable when it cannot count.
 */
export type AttemptLimit = (client: string, account: string) => Promise<Admission>

/** Whether this is the first use of the code by this account. Throws StorageUnavailable. */
export type FirstUse = (address: string, code: string) => Promise<boolean>

export type Limited = { outcome: 'limited'; retryAfterSeconds: number }

/** Per client; a team behind one address shares it. */
export const guessLimits = {
  client: { messages: 30, seconds: 600 },
  account: { messages: 10, seconds: 600 },
} as const

export const mailLimits = {
  client: { messages: 20, seconds: 3_600 },
  account: { messages: 6, seconds: 3_600 },
} as const

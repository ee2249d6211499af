import { type OpenSession, type Role, sessionLimits } from '../../contract/accounts.ts'

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds without use after which a session has ended. */
export const restLifetime = sessionLimits.restDays * day

/** Milliseconds after which a session ends however much it is used. */
export const wholeLifetime = {
  pending: sessionLimits.wholeDays * day,
  staff: sessionLimits.wholeDays * day,
  editor: sessionLimits.adminHours * hour,
  admin: sessionLimits.adminHours * hour,
} as const satisfies Record<Role, number>

/** Milliseconds in which a right password waits for its second factor, and codes it takes. */
export const challengeLifetime = 600_000
export const challengeTries = 5

/**
 * An account as it was read: its epoch moves on with each change of password or factor, and
 * what was read before may then change nothing and begin nothing.
 */
export type AccountAtEpoch = { accountId: string; epoch: number }

/** Where a session begins. */
export type Beginning = { device: string; now: number }

export type FoundSession = {
  sessionId: string
  accountId: string
  epoch: number
  /** When its owner last gave a password or code, epoch milliseconds. */
  provedAt: number
  address: string
  role: Role
  secondFactor: boolean
}

/**
 * Sessions and half-done sign-ins. Every method may throw StorageUnavailable. The epoch is
 * the account's, read together with the password that was tried: nothing begins, and
 * nothing that began holds, once a change of password or factor has moved it on.
 */
export type SessionStore = {
  /** The token of a new session; undefined when the epoch has moved on. */
  begin(account: AccountAtEpoch, at: Beginning): Promise<string | undefined>
  /** Whose session a token is, while it holds; notes its use. */
  find(token: string, now: number): Promise<FoundSession | undefined>
  /** Those that hold, the last used first. */
  list(accountId: string, now: number): Promise<Omit<OpenSession, 'current'>[]>
  /** False when the account has no such session. */
  end(accountId: string, sessionId: string): Promise<boolean>
  endAll(accountId: string): Promise<void>
  /** Notes that its owner gave a password or code now. */
  prove(sessionId: string, now: number): Promise<void>
  challenge(account: AccountAtEpoch, now: number): Promise<string>
  /** Counts a try against the challenge; undefined when it is over. */
  tryChallenge(token: string, now: number): Promise<{ accountId: string } | undefined>
  /** Uses the challenge up and begins its session; undefined when either is too late. */
  finish(token: string, at: Beginning): Promise<string | undefined>
}

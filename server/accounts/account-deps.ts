import type { Role } from '../../contract/accounts.ts'
import type { PublicKeys } from '../http/public-key.ts'
import type { AttemptLimit, StrangerLimit } from '../limits/attempt-limit.ts'
import type { AccountEvents } from './account-events.ts'
import type { AccountMailQueue, WaitingAccounts } from './account-mail.ts'
import type { CredentialStore } from './credential-store.ts'
import type { Auth } from './open-auth.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { Passwords } from './passwords.ts'
import type { RoleStore } from './role-store.ts'
import type { SecondFactorStore } from './second-factor-store.ts'
import type { SessionStore } from './session-store.ts'

/** What every account use case works with. */
export type AccountDeps = {
  /** Loaded at its first use, so that no start waits for it. */
  auth: () => Promise<Auth>
  roles: RoleStore
  credentials: CredentialStore
  passwords: Passwords
  sessions: SessionStore
  secondFactors: SecondFactorStore
  passkeys: PasskeyStore
  events: AccountEvents
  mails: AccountMailQueue
  waiting: WaitingAccounts
  limits: {
    /** Guesses: counted unless they were right. */
    guess: AttemptLimit
    /** Guesses at the password of an address from clients its owner never used: ever slower. */
    strangers: StrangerLimit
    /** Calls that may send a mail. */
    mail: AttemptLimit
    /** Calls of an account that is signed in; seconds to wait, or undefined. */
    call: (accountId: string) => number | undefined
    /** Those of them that were refused. */
    refusedCall: (accountId: string) => number | undefined
    sendingCall: (accountId: string) => number | undefined
  }
  /** The origins under which the site is ours; the first is the one for mails and passkeys. */
  origins: () => readonly string[]
  /** Hears of work that failed after its answer was due. */
  onTrouble: (error: unknown) => void
  /** Hears of work that goes on after its answer: the process ends when it has ended. Never rejects. */
  onLateWork: (work: Promise<void>) => void
  /** Mail domains whose confirmed accounts become staff at once. */
  teamDomains: readonly string[]
  /** The least role that works only with a second factor. */
  secondFactorFrom: Role
  now: () => number
}

/** From which client and which browser, and to which origin of ours its links lead back. */
export type Caller = { client: string; device: string; origin: string }

/** What the calls need besides. */
export type AccountRouteDeps = AccountDeps & {
  publicKey: PublicKeys
  /** Hears how each call ended. */
  onOutcome: (step: string, outcome: string) => void
}

export type Limited = { outcome: 'limited'; retryAfterSeconds: number }

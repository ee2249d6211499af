import { type Account, type Role, roles, type SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller } from './account-deps.ts'
import type { AccountAtEpoch, FoundSession } from './session-store.ts'

export type SignedIn = AccountAtEpoch & {
  sessionId: string
  /** When its owner last gave a password or code, epoch milliseconds. */
  provedAt: number
  account: Account
}

/**
 * Whose session a token is; undefined for one that is unknown, revoked or expired.
 * Reads the database each time, so that a changed role holds at once, and notes the use.
 */
export async function signedIn(
  token: string | undefined,
  { sessions, now, secondFactorFrom }: Pick<AccountDeps, 'sessions' | 'now' | 'secondFactorFrom'>,
): Promise<SignedIn | undefined> {
  if (!token) return undefined
  const found = await sessions.find(token, now())
  if (!found) return undefined
  const { accountId, epoch, sessionId, provedAt } = found
  return { accountId, epoch, sessionId, provedAt, account: accountOf(found, secondFactorFrom) }
}

/** The session of a token that was just made; undefined when it has ended already. */
export async function begunSession(
  token: string | undefined,
  deps: Pick<AccountDeps, 'sessions' | 'now' | 'secondFactorFrom'>,
): Promise<SessionBegun | undefined> {
  const session = await signedIn(token, deps)
  return session && token ? { token, account: session.account } : undefined
}

/** Ends every session of the account, on every device. An unknown token ends nothing. */
export async function signOut(
  token: string | undefined,
  { client }: Pick<Caller, 'client'>,
  deps: Pick<AccountDeps, 'sessions' | 'events' | 'now' | 'secondFactorFrom'>,
): Promise<void> {
  const session = await signedIn(token, deps)
  if (!session) return
  await deps.sessions.endAll(session.accountId)
  const { accountId } = session
  await deps.events.record({ kind: 'signed out', accountId, client, now: deps.now() })
}

function accountOf({ address, role, secondFactor }: FoundSession, from: Role): Account {
  const needsFactor = roles.indexOf(role) >= roles.indexOf(from)
  return { address, role, secondFactor, enrolsFirst: needsFactor && !secondFactor }
}

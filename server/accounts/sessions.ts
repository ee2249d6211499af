import type { Account, SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps, Caller } from './account-deps.ts'
import type { AccountAtEpoch, FoundSession } from './session-store.ts'

export type SignedIn = AccountAtEpoch & { sessionId: string; account: Account }

/**
 * Whose session a token is; undefined for one that is unknown, revoked or expired.
 * Reads the database each time, so that a changed role holds at once, and notes the use.
 */
export async function signedIn(
  token: string | undefined,
  { sessions, now }: Pick<AccountDeps, 'sessions' | 'now'>,
): Promise<SignedIn | undefined> {
  if (!token) return undefined
  const found = await sessions.find(token, now())
  if (!found) return undefined
  const { accountId, epoch, sessionId } = found
  return { accountId, epoch, sessionId, account: accountOf(found) }
}

/** The session of a token that was just made; undefined when it has ended already. */
export async function begunSession(
  token: string | undefined,
  deps: Pick<AccountDeps, 'sessions' | 'now'>,
): Promise<SessionBegun | undefined> {
  const session = await signedIn(token, deps)
  return session && token ? { token, account: session.account } : undefined
}

/** Ends every session of the account, on every device. An unknown token ends nothing. */
export async function signOut(
  token: string | undefined,
  { client }: Pick<Caller, 'client'>,
  deps: Pick<AccountDeps, 'sessions' | 'events' | 'now'>,
): Promise<void> {
  const session = await signedIn(token, deps)
  if (!session) return
  await deps.sessions.endAll(session.accountId)
  const { accountId } = session
  await deps.events.record({ kind: 'signed out', accountId, client, now: deps.now() })
}

function accountOf({ address, role, secondFactor }: FoundSession): Account {
  return { address, role, secondFactor }
}

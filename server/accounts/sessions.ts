import type { Account, Role, SessionBegun } from '../../contract/accounts.ts'
import type { AccountDeps } from './account-deps.ts'
import type { Auth } from './open-auth.ts'

export type SignedIn = { accountId: string; token: string; account: Account }

/** The headers by which better-auth recognises a session. */
export function bearing(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` })
}

/**
 * Whose session a token is; undefined for one that is forged, revoked or expired.
 * Reads the database each time, so that a changed role holds at once, and renews
 * the session when its last renewal is a day old.
 */
export async function signedIn(
  token: string | undefined,
  deps: Pick<AccountDeps, 'auth'>,
): Promise<SignedIn | undefined> {
  if (!token) return undefined
  const auth = await deps.auth()
  const found = await auth.api.getSession({ headers: bearing(token) })
  if (!found) return undefined
  const { user } = found
  const account = {
    address: user.email,
    role: user.role as Role,
    secondFactor: Boolean(user.twoFactorEnabled),
  }
  return { accountId: user.id, token, account }
}

/** The signed token and the account of an answer that began a session. */
export async function begunSession(auth: Auth, answer: Headers): Promise<SessionBegun> {
  const token = answer.get('set-auth-token') ?? undefined
  const session = await signedIn(token, { auth: async () => auth })
  if (!session) throw new Error('A session was begun and cannot be read')
  return { token: session.token, account: session.account }
}

/** Ends every session of the account, on every device. An unknown token ends nothing. */
export async function signOut(
  token: string | undefined,
  deps: Pick<AccountDeps, 'auth'>,
): Promise<void> {
  const session = await signedIn(token, deps)
  if (!session) return
  const { internalAdapter } = await (await deps.auth()).$context
  await internalAdapter.deleteUserSessions(session.accountId)
}

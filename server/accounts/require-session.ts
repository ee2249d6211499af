import type { IncomingHttpHeaders } from 'node:http'
import { bearerToken } from '../http/bearer-token.ts'
import { Refusal } from '../http/refusal.ts'
import { tooMany } from './account-calls.ts'
import type { AccountDeps } from './account-deps.ts'
import { type SignedIn, signedIn } from './sessions.ts'

type SessionDeps = Pick<AccountDeps, 'sessions' | 'now' | 'secondFactorFrom'> & {
  limits: Pick<AccountDeps['limits'], 'call'>
}

/** Whose session a request bears. Throws a Refusal without one that holds (401), and past the account's limit (429). */
export async function requireSession(
  headers: IncomingHttpHeaders,
  deps: SessionDeps,
): Promise<SignedIn> {
  const session = await holdingSession(headers, deps)
  const wait = deps.limits.call(session.accountId)
  if (wait !== undefined) throw tooMany(wait)
  return session
}

/** The same of a call that has been counted: throws a Refusal (401) without a session that holds. */
export async function holdingSession(
  headers: IncomingHttpHeaders,
  deps: Omit<SessionDeps, 'limits'>,
): Promise<SignedIn> {
  const session = await signedIn(bearerToken(headers), deps)
  if (!session) throw signInFirst()
  return session
}

export function signInFirst(): Refusal {
  return new Refusal('unauthorized', 'account.signInFirst', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

import type { IncomingHttpHeaders } from 'node:http'
import { bearerToken } from '../http/bearer-token.ts'
import { Refusal } from '../http/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { type SignedIn, signedIn } from './sessions.ts'

/** Whose session a request bears. Throws a Refusal (401) without one that holds. */
export async function requireSession(
  headers: IncomingHttpHeaders,
  deps: Pick<AccountDeps, 'sessions' | 'now'>,
): Promise<SignedIn> {
  const session = await signedIn(bearerToken(headers), deps)
  if (session) return session
  throw signInFirst()
}

export function signInFirst(): Refusal {
  return new Refusal('unauthorized', 'Sign in first.', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

import type { FastifyRequest } from 'fastify'
import { type Role, roles } from '../../contract/accounts.ts'
import { callerOf } from '../accounts/account-calls.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import { requireSession } from '../accounts/require-session.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { Refusal } from '../http/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set by `admitAccount`. */
    signedIn: SignedIn | undefined
  }
}

const enrolFirst = 'Switch on a second factor first: an admin needs one.'

/**
 * A hook that admits accounts of at least the given role. Throws 401 without a
 * session that holds, 403 when the role does not suffice or when an admin, who could
 * give anybody any role, has no second factor. Before the body is read.
 */
export function admitAccount(least: Role, deps: Pick<AccountDeps, 'sessions' | 'events' | 'now'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const session = await requireSession(request.headers, deps)
    const { role, secondFactor } = session.account
    const suffices = roles.indexOf(role) >= roles.indexOf(least)
    const bare = role === 'admin' && !secondFactor
    if (!suffices || (bare && least !== 'pending')) {
      const { accountId } = session
      const { client } = callerOf(request)
      await deps.events.record({ kind: 'call refused', accountId, client, now: deps.now() })
      throw new Refusal('forbidden', suffices ? enrolFirst : 'This account may not do that.')
    }
    request.signedIn = session
  }
}

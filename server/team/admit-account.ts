import type { FastifyRequest } from 'fastify'
import { type Role, roles } from '../../contract/accounts.ts'
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

/**
 * A hook that admits accounts of at least the given role. Throws 401 without a
 * session that holds, 403 when the role does not suffice. Before the body is read.
 */
export function admitAccount(least: Role, deps: Pick<AccountDeps, 'auth'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const session = await requireSession(request.headers, deps)
    if (roles.indexOf(session.account.role) < roles.indexOf(least)) {
      throw new Refusal('forbidden', 'This account may not do that.')
    }
    request.signedIn = session
  }
}

import type { FastifyRequest } from 'fastify'
import { proofLifetime, roles } from '../../contract/accounts.ts'
import { callerOf, tooMany } from '../accounts/account-calls.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import { holdingSession, requireSession } from '../accounts/require-session.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { Refusal } from '../http/refusal.ts'
import type { TeamRoute } from './team-route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set by `admitAccount`. */
    signedIn: SignedIn | undefined
  }
}

type AdmitDeps = Pick<AccountDeps, 'sessions' | 'events' | 'now' | 'secondFactorFrom'> & {
  limits: Pick<AccountDeps['limits'], 'call' | 'refusedCall' | 'sendingCall'>
}

/**
 * Hooks that admit accounts of at least the given role. Both throw 401 without a session that holds, 403 when the role
 * does not suffice, lacks the second factor it needs, or where a proof is wanted that is no longer fresh; the first one
 * also 429 for an account that calls, or sends, too often.
 */
export function admitAccount(
  { least, wantsProof, sends }: Pick<TeamRoute, 'least' | 'wantsProof' | 'sends'>,
  deps: AdmitDeps,
) {
  async function judge(request: FastifyRequest, session: SignedIn): Promise<SignedIn> {
    const { role, enrolsFirst } = session.account
    const suffices = roles.indexOf(role) >= roles.indexOf(least)
    if (!suffices || (enrolsFirst && least !== 'pending')) {
      const { accountId } = session
      const wait = deps.limits.refusedCall(accountId)
      if (wait !== undefined) throw tooMany(wait)
      const { client } = callerOf(request)
      const kind = role === 'pending' ? 'pending call refused' : 'call refused'
      await deps.events.record({ kind, accountId, client, now: deps.now() })
      throw new Refusal('forbidden', suffices ? 'team.enrolFirst' : 'team.notAllowed')
    }
    if (wantsProof && deps.now() - session.provedAt > proofLifetime) {
      throw new Refusal('proof_wanted', 'team.proofWanted')
    }
    return session
  }

  return {
    async beforeBody(request: FastifyRequest): Promise<void> {
      const session = await judge(request, await requireSession(request.headers, deps))
      const wait = sends && deps.limits.sendingCall(session.accountId)
      if (wait !== undefined) throw tooMany(wait)
      request.signedIn = session
    },

    /** Whoever holds a body back while they are demoted, or their session ends, is admitted no more. */
    async afterBody(request: FastifyRequest): Promise<void> {
      if (request.method === 'GET') return
      request.signedIn = await judge(request, await holdingSession(request.headers, deps))
    },
  }
}

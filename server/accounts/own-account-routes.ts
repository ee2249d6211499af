import type { FastifyInstance } from 'fastify'
import {
  changePasswordCall,
  endSessionCall,
  proveIdentityCall,
} from '../../contract/account-calls.ts'
import type { OpenSession } from '../../contract/accounts.ts'
import { Refusal } from '../http/refusal.ts'
import { getRoute, postRoute } from './account-call-route.ts'
import { callerOf, readCall, refusedField } from './account-calls.ts'
import type { AccountRouteDeps } from './account-deps.ts'
import { changePassword } from './change-password.ts'
import { proveIdentity } from './prove-identity.ts'
import { requireSession, signInFirst } from './require-session.ts'
import { codeRefusals } from './second-factor-routes.ts'
import { signedInCall } from './signed-in-call.ts'

/** What the signed-in do about their own account: its sessions and its password. */
export function ownAccountRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  getRoute(app, 'sessions', async ({ headers }): Promise<{ sessions: OpenSession[] }> => {
    const { accountId, sessionId } = await requireSession(headers, deps)
    const open = await deps.sessions.list(accountId, deps.now())
    return { sessions: open.map((session) => ({ ...session, current: session.id === sessionId })) }
  })

  postRoute(app, 'endSession', deps, async (request) => {
    const { accountId } = await requireSession(request.headers, deps)
    const { id } = readCall(endSessionCall, request)
    if (!(await deps.sessions.end(accountId, id))) {
      throw new Refusal('not_found', 'account.endedSession')
    }
    const { client } = callerOf(request)
    await deps.events.record({ kind: 'session ended', accountId, client, now: deps.now() })
    return { ok: true }
  })

  postRoute(app, 'proveIdentity', deps, async (request) => {
    const result = await signedInCall(request, proveIdentityCall, proveIdentity, deps)
    if (result.outcome === 'proved') return { ok: true }
    if (result.outcome === 'signed-out') throw signInFirst()
    throw refusedField(
      'proof',
      result.outcome === 'wrong-password' ? 'account.wrongPassword' : codeRefusals[result.outcome],
    )
  })

  postRoute(app, 'changePassword', deps, async (request) => {
    const result = await signedInCall(request, changePasswordCall, changePassword, deps)
    if (result.outcome === 'changed') return result.session
    if (result.outcome === 'signed-out') throw signInFirst()
    throw result.outcome === 'weak-password'
      ? refusedField('newPassword', 'account.tooEasy', { weakness: result.weakness })
      : refusedField('password', 'account.wrongPassword')
  })
}

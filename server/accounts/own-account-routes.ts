import type { FastifyInstance } from 'fastify'
import { changePasswordCall, endSessionCall } from '../../contract/account-calls.ts'
import type { OpenSession } from '../../contract/accounts.ts'
import { Refusal } from '../http/refusal.ts'
import { getRoute, postRoute } from './account-call-route.ts'
import { callerOf, readCall, wrongPassword } from './account-calls.ts'
import type { AccountRouteDeps } from './account-deps.ts'
import { changePassword } from './change-password.ts'
import { requireSession, signInFirst } from './require-session.ts'
import { signedInCall } from './signed-in-call.ts'
import { tooEasy } from './weak-password.ts'

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
      throw new Refusal('not_found', 'This session has ended already.')
    }
    const { client } = callerOf(request)
    await deps.events.record({ kind: 'session ended', accountId, client, now: deps.now() })
    return { ok: true }
  })

  postRoute(app, 'changePassword', deps, async (request) => {
    const result = await signedInCall(request, changePasswordCall, changePassword, deps)
    if (result.outcome === 'changed') return result.session
    if (result.outcome === 'signed-out') throw signInFirst()
    const [field, words] =
      result.outcome === 'weak-password'
        ? (['newPassword', tooEasy(result.weakness)] as const)
        : (['password', wrongPassword] as const)
    throw new Refusal('invalid_fields', words, { fields: { [field]: words } })
  })
}

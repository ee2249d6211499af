import type { FastifyInstance } from 'fastify'
import {
  addPasskeyCall,
  passkeyStepCall,
  passwordAndCodeCall,
  removePasskeyCall,
} from '../../contract/account-calls.ts'
import type { ListedPasskey } from '../../contract/accounts.ts'
import { Refusal } from '../http/refusal.ts'
import { getRoute, postRoute } from './account-call-route.ts'
import { admitted, callerOf, readCall } from './account-calls.ts'
import type { AccountRouteDeps } from './account-deps.ts'
import { passkeyStep } from './passkey-step.ts'
import { addPasskey, offerPasskey, removePasskey } from './passkeys.ts'
import { requireSession } from './require-session.ts'
import { refusedChange, secondStepWords } from './second-factor-routes.ts'
import { signedInCall } from './signed-in-call.ts'

/** The second step with a passkey, and the calls that add and remove one. */
export function passkeyRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  postRoute(app, 'passkeyStep', deps, async (request) => {
    const call = readCall(passkeyStepCall, request)
    const result = admitted(await passkeyStep(call, callerOf(request), deps))
    if (result.outcome === 'signed-in') return result.session
    const over = result.outcome === 'challenge-over'
    throw new Refusal(
      'unauthorized',
      over ? secondStepWords['challenge-over'] : 'account.wrongPasskey',
    )
  })

  getRoute(app, 'passkeys', async ({ headers }): Promise<{ passkeys: ListedPasskey[] }> => {
    const { accountId } = await requireSession(headers, deps)
    const own = await deps.passkeys.list(accountId)
    return { passkeys: own.map(({ id, device, addedAt }) => ({ id, device, addedAt })) }
  })

  postRoute(app, 'offerPasskey', deps, async (request) => {
    const result = await signedInCall(request, passwordAndCodeCall, offerPasskey, deps)
    if (result.outcome === 'offered') return result.offer
    throw refusedChange(result.outcome)
  })

  postRoute(app, 'addPasskey', deps, async (request) => {
    const result = await signedInCall(request, addPasskeyCall, addPasskey, deps)
    if (result.outcome === 'changed') return result.session
    throw new Refusal('invalid_fields', 'account.wrongPasskey')
  })

  postRoute(app, 'removePasskey', deps, async (request) => {
    const result = await signedInCall(request, removePasskeyCall, removePasskey, deps)
    if (result.outcome === 'changed') return result.session
    if (result.outcome === 'unknown') throw new Refusal('not_found', 'account.noPasskey')
    throw refusedChange(result.outcome)
  })
}

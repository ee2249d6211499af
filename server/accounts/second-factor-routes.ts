import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codeCall, passwordCall, secondStepCall } from '../../contract/account-calls.ts'
import { clientKey } from '../http/client-key.ts'
import { Refusal } from '../http/refusal.ts'
import { postRoute } from './account-call-route.ts'
import { admitted, readCall, wrongPassword } from './account-calls.ts'
import type { AccountRouteDeps } from './account-deps.ts'
import { requireSession, signInFirst } from './require-session.ts'
import { dropSecondFactor, offerSecondFactor, proveSecondFactor } from './second-factor.ts'
import { secondStep } from './second-step.ts'

const wrongCode = 'That code is wrong or has expired.'

const secondStepWords = {
  'wrong-code': wrongCode,
  'used-code': 'This code has been used. Wait for the next one and sign in again.',
  'challenge-over': 'This sign-in took too long or had too many wrong codes. Sign in again.',
  locked: 'Too many wrong codes. Sign in again in a quarter of an hour.',
} as const

/** The second step of a sign-in, and the calls that switch a second factor on and off. */
export function secondFactorRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  postRoute(app, 'secondStep', deps, async (request) => {
    const call = readCall(secondStepCall, request)
    const result = admitted(await secondStep(call, clientKey(request.ip), deps))
    if (result.outcome === 'signed-in') return result.session
    throw new Refusal('unauthorized', secondStepWords[result.outcome])
  })

  postRoute(app, 'enableSecondFactor', deps, async (request) => {
    const { session, client } = await colleague(request)
    const { password } = readCall(passwordCall, request)
    const result = admitted(await offerSecondFactor(session, password, client, deps))
    if (result.outcome === 'offered') return result.offer
    throw refusedChange(result.outcome)
  })

  postRoute(app, 'proveSecondFactor', deps, async (request) => {
    const { session, client } = await colleague(request)
    const { code } = readCall(codeCall, request)
    const result = admitted(await proveSecondFactor(session, code, client, deps))
    if (result.outcome === 'on') return result.session
    if (result.outcome !== 'wrong-code') throw refusedChange(result.outcome)
    throw new Refusal('invalid_fields', wrongCode, { fields: { code: wrongCode } })
  })

  postRoute(app, 'disableSecondFactor', deps, async (request) => {
    const { session, client } = await colleague(request)
    const { password } = readCall(passwordCall, request)
    const result = admitted(await dropSecondFactor(session, password, client, deps))
    if (result.outcome === 'off') return result.session
    throw refusedChange(result.outcome)
  })

  async function colleague(request: FastifyRequest) {
    const session = await requireSession(request.headers, deps)
    return { session, client: clientKey(request.ip) }
  }
}

function refusedChange(outcome: 'wrong-password' | 'not-now' | 'signed-out'): Refusal {
  if (outcome === 'signed-out') return signInFirst()
  return outcome === 'wrong-password'
    ? new Refusal('invalid_fields', wrongPassword, { fields: { password: wrongPassword } })
    : new Refusal('forbidden', 'The second factor is on already. Switch it off first.')
}

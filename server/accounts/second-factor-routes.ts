import type { FastifyInstance } from 'fastify'
import {
  codeCall,
  passwordAndCodeCall,
  passwordCall,
  secondStepCall,
} from '../../contract/account-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { postRoute } from './account-call-route.ts'
import { admitted, callerOf, readCall, refusedField } from './account-calls.ts'
import type { AccountRouteDeps } from './account-deps.ts'
import { signInFirst } from './require-session.ts'
import { dropSecondFactor, offerSecondFactor, proveSecondFactor } from './second-factor.ts'
import { secondStep } from './second-step.ts'
import { signedInCall } from './signed-in-call.ts'

export const secondStepWords = {
  'wrong-code': 'account.wrongCode',
  'used-code': 'account.usedCodeAtSignIn',
  'challenge-over': 'account.challengeOver',
  locked: 'account.locked',
} as const

export const codeRefusals = {
  'wrong-code': 'account.wrongCode',
  'used-code': 'account.usedCode',
  locked: 'account.locked',
} as const

/** The second step of a sign-in, and the calls that switch a second factor on and off. */
export function secondFactorRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  postRoute(app, 'secondStep', deps, async (request) => {
    const call = readCall(secondStepCall, request)
    const result = admitted(await secondStep(call, callerOf(request), deps))
    if (result.outcome === 'signed-in') return result.session
    throw new Refusal('unauthorized', secondStepWords[result.outcome])
  })

  postRoute(app, 'enableSecondFactor', deps, async (request) => {
    const result = await signedInCall(request, passwordCall, offerSecondFactor, deps)
    if (result.outcome === 'offered') return result.offer
    throw refusedChange(result.outcome)
  })

  postRoute(app, 'proveSecondFactor', deps, async (request) => {
    const result = await signedInCall(request, codeCall, proveSecondFactor, deps)
    if (result.outcome === 'on') return result.session
    throw refusedChange(result.outcome)
  })

  postRoute(app, 'disableSecondFactor', deps, async (request) => {
    const result = await signedInCall(request, passwordAndCodeCall, dropSecondFactor, deps)
    if (result.outcome === 'off') return result.session
    throw refusedChange(result.outcome)
  })
}

export function refusedChange(
  outcome: 'wrong-password' | 'not-now' | 'signed-out' | keyof typeof codeRefusals,
): Refusal {
  if (outcome === 'signed-out') return signInFirst()
  if (outcome === 'not-now') {
    return new Refusal('forbidden', 'account.factorIsOn')
  }
  return outcome === 'wrong-password'
    ? refusedField('password', 'account.wrongPassword')
    : refusedField('code', codeRefusals[outcome])
}

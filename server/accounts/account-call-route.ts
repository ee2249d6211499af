import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountPaths } from '../../contract/accounts.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import { type PublicKeys, requirePublicKey } from '../http/public-key.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import { answer } from './account-calls.ts'
import { whenAuthReachable } from './when-auth-reachable.ts'

type Work = (request: FastifyRequest) => Promise<unknown>

type ReadingStep = 'session' | 'sessions' | 'passkeys'

/** Bytes; the longest call, every character escaped, fits well. */
const largestBody = 8 * 1024

/** A call with POST: refused before its body is read when it does not come from our own script. */
export function postRoute(
  app: FastifyInstance,
  step: Exclude<keyof typeof accountPaths, ReadingStep>,
  deps: { publicKey: PublicKeys; onOutcome: (step: string, outcome: string) => void },
  work: Work,
): void {
  const url = accountPaths[step]
  app.route({
    method: 'POST',
    url,
    bodyLimit: largestBody,
    onRequest: async (request) => {
      request.surface = `account-${step}`
      requirePublicKey(request, deps.publicKey)
    },
    handler: async (request, reply) => {
      const body = await whenAuthReachable(() => work(request))
      deps.onOutcome(step, 'accepted')
      return answer(reply, body)
    },
    errorHandler(error, request, reply) {
      deps.onOutcome(step, refusalOf(error).code)
      accountErrorHandler(error, request, reply)
    },
  })
  refuseOtherMethods(app, url, ['POST'])
}

/** A call that only reads. */
export function getRoute(app: FastifyInstance, step: ReadingStep, work: Work): void {
  const url = accountPaths[step]
  app.route({
    method: ['GET', 'HEAD'],
    url,
    onRequest: async (request) => {
      request.surface = `account-${step}`
    },
    handler: async (request, reply) => answer(reply, await work(request)),
    errorHandler: accountErrorHandler,
  })
  refuseOtherMethods(app, url, ['GET', 'HEAD'])
}

/** An outage is worded for messages elsewhere; here nothing was to be stored. */
export function accountErrorHandler(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'An account call failed')
  const said =
    refusal.code === 'unavailable' && refusal !== error
      ? new Refusal('unavailable', 'account.unavailable')
      : refusal
  reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .send(said.body(teamLanguage))
}

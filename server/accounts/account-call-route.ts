import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountPaths } from '../../contract/accounts.ts'
import { headers as names } from '../../contract/functions.ts'
import { Refusal } from '../http/refusal.ts'
import { refusalOf } from '../http/refusal-of.ts'
import { answer } from './account-calls.ts'
import { whenAuthReachable } from './refused-by-auth.ts'

type Work = (request: FastifyRequest) => Promise<unknown>

/** Bytes; the longest call, every character escaped, fits well. */
const largestBody = 8 * 1024

/** A call with POST: refused before its body is read when it does not come from our own script. */
export function postRoute(
  app: FastifyInstance,
  step: Exclude<keyof typeof accountPaths, 'session'>,
  deps: { publicKey: string; onOutcome: (step: string, outcome: string) => void },
  work: Work,
): void {
  const url = accountPaths[step]
  app.route({
    method: 'POST',
    url,
    bodyLimit: largestBody,
    onRequest: async (request) => {
      request.surface = `account-${step}`
      // No foreign page may set this header, so none can act in a visitor's name.
      if (request.headers[names.publicKey] !== deps.publicKey) {
        throw new Refusal('unauthorized', 'The public key is missing or wrong.')
      }
    },
    handler: async (request, reply) => {
      const body = await whenAuthReachable(() => work(request))
      deps.onOutcome(step, 'accepted')
      return answer(reply, body)
    },
    errorHandler(error, request, reply) {
      deps.onOutcome(step, refusalOf(error).code)
      refuse(error, request, reply)
    },
  })
  refuseOtherMethods(app, url, ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST')
}

/** The call that only reads: whose session this is. */
export function sessionRoute(app: FastifyInstance, work: Work): void {
  const url = accountPaths.session
  app.route({
    method: ['GET', 'HEAD'],
    url,
    onRequest: async (request) => {
      request.surface = 'account-session'
    },
    handler: async (request, reply) => answer(reply, await work(request)),
    errorHandler: refuse,
  })
  refuseOtherMethods(app, url, ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'GET, HEAD')
}

function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  method: string[],
  allow: string,
): void {
  const refuseMethod = async (): Promise<never> => {
    throw new Refusal('method_not_allowed', `This call is made with ${allow}.`, {
      headers: { allow },
    })
  }
  app.route({ method, url, onRequest: refuseMethod, handler: refuseMethod })
}

/** An outage is worded for messages elsewhere; here nothing was to be stored. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'An account call failed')
  const body =
    refusal.code === 'unavailable'
      ? new Refusal('unavailable', 'Accounts cannot be reached just now. Try again in a minute.')
          .body
      : refusal.body
  reply
    .code(refusal.status)
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .send(body)
}

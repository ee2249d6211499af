import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers 405 to every method but the given ones. Before the body is read, so that its kind does not matter. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  const allow = allowed.join(', ')
  const refuseMethod = async (): Promise<never> => {
    throw new Refusal('method_not_allowed', 'request.otherMethod', {
      values: { methods: allow },
      headers: { allow },
    })
  }
  const method = methods.filter((name) => !allowed.includes(name))
  app.route({ method, url, onRequest: refuseMethod, handler: refuseMethod })
}

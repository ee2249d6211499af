import type { FastifyInstance } from 'fastify'
import { functionPath, headers as names } from '../../contract/functions.ts'
import { Refusal } from '../http/refusal.ts'
import { otherMethods, refuseMethod } from './other-methods.ts'

export type TestFunctionDeps = {
  /** Rejects with StorageUnavailable when no lead could be stored now. */
  probeStorage: () => Promise<void>
  publicKey: string
}

/** The diagnostic call that precedes a contact message: 200 only when a lead could be stored now. */
export async function testFunctionRoute(
  app: FastifyInstance,
  { probeStorage, publicKey }: TestFunctionDeps,
): Promise<void> {
  const url = functionPath('test-function')
  app.route({
    method: 'POST',
    url,
    onRequest: async (request) => {
      request.surface = 'test-function'
      if (request.headers[names.publicKey] !== publicKey) {
        throw new Refusal('unauthorized', 'The public key is missing or wrong.')
      }
    },
    handler: async (_request, reply) => {
      await probeStorage()
      return reply.header('cache-control', 'no-store').send({ ok: true })
    },
  })
  app.route({ method: otherMethods, url, onRequest: refuseMethod, handler: refuseMethod })
}

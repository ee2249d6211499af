import type { FastifyInstance } from 'fastify'
import { functionPath } from '../../contract/functions.ts'
import { refuseOtherMethods } from '../http/other-methods.ts'
import { type PublicKeys, requirePublicKey } from '../http/public-key.ts'

export type TestFunctionDeps = {
  /** Rejects with StorageUnavailable when no lead could be stored now. */
  probeStorage: () => Promise<void>
  publicKey: PublicKeys
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
      requirePublicKey(request, publicKey)
    },
    handler: async (_request, reply) => {
      await probeStorage()
      return reply.header('cache-control', 'no-store').send({ ok: true })
    },
  })
  refuseOtherMethods(app, url, ['POST'])
}

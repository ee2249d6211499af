import type { FastifyInstance } from 'fastify'

/**
 * Has the clock of idle connections stand still from when a request has arrived until its answer is sent: whoever waits
 * for an answer that takes us long, a check of the site's words say, is not idle. `patience` in milliseconds. Node
 * starts the clock anew with each further request of a connection.
 */
export function pauseIdleClock(app: FastifyInstance, patience: number): void {
  app.addHook('preHandler', async (request) => {
    request.raw.socket.setTimeout(0)
  })
  app.addHook('onSend', async (request) => {
    request.raw.socket.setTimeout(patience)
  })
}

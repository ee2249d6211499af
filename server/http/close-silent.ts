import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that a stopping server waits for the first byte of a request, and for its last. */
const patience = { firstByte: 1_000, lastByte: 10_000 }

/**
 * A stop waits for whoever is being answered, not for connections that say nothing: browsers open some ahead
 * of need, and anybody can. Node counts those, and requests that never arrive whole, among the busy ones.
 */
export function closeSilentAtStop(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const latest = new WeakMap<Socket, { request: IncomingMessage; answer: ServerResponse }>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let isStopping = false
  app.server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    latest.set(request.socket, { request, answer })
    // Asked before the stop, answered after it: nothing more is wanted of this connection.
    answer.once('finish', () => {
      if (isStopping) request.socket.end()
    })
  })
  const isAnswered = (socket: Socket) => {
    const { request, answer } = latest.get(socket) ?? {}
    return Boolean(request?.complete && answer && !answer.closed)
  }
  app.addHook('onRequest', async (request, reply) => {
    // Sent while we ended the connection, which then takes no answer: who sees no answer may send it again elsewhere.
    if (!request.raw.socket.writableEnded) return
    request.raw.socket.destroy()
    return reply.hijack()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    closeLater(patience.firstByte, (socket) => socket.bytesRead === 0)
    closeLater(patience.lastByte, (socket) => !isAnswered(socket))
  })

  function closeLater(wait: number, isSilent: (socket: Socket) => boolean): void {
    setTimeout(() => {
      for (const socket of open) if (isSilent(socket)) socket.destroy()
    }, wait).unref()
  }
}

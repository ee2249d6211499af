import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { closeSilentAtStop } from './close-silent.ts'

test('what is sent while the server ends the connection is not taken: it could not be answered', async () => {
  const app = Fastify({ return503OnClosing: false })
  closeSilentAtStop(app)
  const held = Promise.withResolvers<void>()
  let taken = 0
  app.get('/begun-before-the-stop', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-length': 2 }).write('a')
    await held.promise
    reply.raw.end('b')
  })
  app.post('/leads', async () => {
    taken += 1
    return 'stored'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  // A connection that is closed on us.
  socket.on('error', () => {})
  socket.write('GET /begun-before-the-stop HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'data')

  const closed = app.close()
  await eventually('what is idle is closed', () => !app.server.listening)
  held.resolve()
  socket.resume()
  await once(socket, 'end')
  socket.end('POST /leads HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n')
  await closed
  expect(taken).toBe(0)
})

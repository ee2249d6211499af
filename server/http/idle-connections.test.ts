import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { callAccount, newAddress, password } from '../../tests/support/team-accounts.ts'

/** The real one is 60 s; what is tested is that there is one, for every kind of idleness. */
const idlePatience = 700

async function connection(origin: string): Promise<{ socket: Socket; ended: () => boolean }> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => {
    socket.destroy()
  })
  let gone = false
  socket.on('error', () => {})
  socket.on('close', () => {
    gone = true
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  return { socket, ended: () => gone }
}

/** The server's ends of the connections that are made from now on. */
function serverEnds(): Socket[] {
  const ends: Socket[] = []
  const note = (message: unknown) => {
    ends.push((message as { socket: Socket }).socket)
  }
  subscribe('net.server.socket', note)
  onTestFinished(() => {
    unsubscribe('net.server.socket', note)
  })
  return ends
}

test('who connects and says nothing is let go', async () => {
  const origin = await serverInProcess({}, undefined, { idlePatience })
  const { socket, ended } = await connection(origin)
  socket.resume()
  await eventually('the silent connection is closed', ended, 5)
})

test('who asks and never reads the answer is let go', async () => {
  // More than the buffers of both sides hold.
  const film = Buffer.alloc(32 * 1024 * 1024)
  const origin = await serverInProcess({}, undefined, { idlePatience, film })
  const ends = serverEnds()
  const readers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { socket, ended } = await connection(origin)
      socket.pause()
      socket.write('GET /film.webm HTTP/1.1\r\nhost: x\r\n\r\n')
      return { socket, ended }
    }),
  )
  const letGo = () => ends.length === readers.length && ends.every(({ destroyed }) => destroyed)
  await eventually('the server lets go of all', letGo)
  for (const { socket, ended } of readers) {
    let read = 0
    socket.on('data', (bytes) => {
      read += bytes.length
    })
    socket.resume()
    await eventually('the connection is closed', ended, 10)
    // What was under way, and not the whole answer to somebody who began to read at last.
    expect(read).toBeLessThan(film.length)
  }
})

test('who waits for an answer that takes us longer gets it', async () => {
  const origin = await serverInProcess({}, undefined, { idlePatience: 100 })
  // Half a second at the least, as `server/accounts/level-time.ts` says.
  const answer = await callAccount(origin, 'signIn', { email: newAddress(), password })
  expect(answer.status).toBe(401)
})

test('who takes an answer too slowly is let go, though never idle; who reads at once gets all of it', {
  timeout: 60_000,
}, async () => {
  const film = Buffer.alloc(32 * 1024 * 1024)
  // Twelve seconds for the whole film, which a busy machine needs for one that reads at once.
  const readingTime = { patience: 10_000, leastRate: 16 * 1024 * 1024 }
  const origin = await serverInProcess({}, undefined, { idlePatience: 60_000, readingTime, film })
  const { socket, ended } = await connection(origin)
  let read = 0
  socket.on('data', (bytes) => {
    read += bytes.length
    // At most 64 KB at a time: the whole film would take a minute.
    socket.pause()
    setTimeout(() => socket.resume(), 100)
  })
  socket.write('GET /film.webm HTTP/1.1\r\nhost: x\r\n\r\n')
  await eventually('the slow connection is closed', ended, 30)
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(film.length)

  const answer = await fetch(`${origin}/film.webm`)
  expect((await answer.arrayBuffer()).byteLength).toBe(film.length)
})

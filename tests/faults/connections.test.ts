import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { writeBuiltSite } from '../support/built-site.ts'
import { eventually } from '../support/eventually.ts'
import { faultsAreLong } from '../support/fault-length.ts'
import { callFunction, contactFields } from '../support/lead-calls.ts'
import { startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const slow = 200
const burst = 2_000
const waves = faultsAreLong ? 60 : 3
/** Bytes. The engine keeps room for the next wave: it levelled off at 373 MB after 44 waves, and stayed there. */
const mostMemory = 512 * 1024 * 1024

async function startSite() {
  const folder = await temporaryFolder()
  const site = await writeBuiltSite(folder)
  // More than the buffers of both sides hold.
  await writeFile(`${site}/film.webm`, Buffer.alloc(16 * 1024 * 1024))
  return startServer(folder, { DATA_DIR: `${folder}/data` })
}

async function open(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

test('200 who never read and 200 who never finish writing keep nobody else from pages and the form', {
  timeout: 300_000,
}, async () => {
  const { origin } = await startSite()
  const readers = await Promise.all(Array.from({ length: slow }, () => open(origin)))
  for (const socket of readers) {
    socket.pause()
    socket.write('GET /film.webm HTTP/1.1\r\nhost: x\r\n\r\n')
  }
  const writers = await Promise.all(Array.from({ length: slow }, () => open(origin)))
  for (const socket of writers) {
    socket.write(
      'POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n',
    )
  }
  const dripping = setInterval(() => {
    for (const socket of writers) socket.write('x')
  }, 200)
  onTestFinished(() => clearInterval(dripping))
  for (let visit = 0; visit < 10; visit += 1) {
    expect((await fetch(origin)).status).toBe(200)
    const lead = await callFunction(origin, 'send-contact-email', contactFields())
    expect(lead.status).toBe(200)
  }
  expect(readers.filter((socket) => socket.destroyed)).toEqual([])
})

test('waves of 2,000 connections at once are all answered, none is held on to, and memory levels off', {
  timeout: 120_000 + waves * 90_000,
}, async () => {
  const { origin } = await startSite()
  const held: number[] = []
  for (let wave = 0; wave < waves; wave += 1) {
    const answers = await Promise.all(Array.from({ length: burst }, () => firstLine(origin)))
    expect(answers.filter((line) => line !== 'HTTP/1.1 200 OK')).toEqual([])
    held.push(await memoryOf(origin))
  }
  process.stdout.write(`Memory after each wave, MB: ${held.map(megabytes).join(' ')}\n`)
  expect(Math.max(...held)).toBeLessThan(mostMemory)
  await eventually('no connection is left', async () => (await openSockets(origin)) < 10)
})

/** Asks for a page on a connection of its own; the first line of the answer, read to its end. */
async function firstLine(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (piece) => {
    text += piece
  })
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  try {
    await once(socket, 'close')
  } catch (error) {
    return String(error)
  }
  return text.split('\r\n')[0] ?? ''
}

/** Bytes that the process holds, as it says itself. */
const memoryOf = (origin: string) => gauge(origin, 'process_resident_memory_bytes')

/** Connections that the process holds, as it says itself. */
const openSockets = (origin: string) =>
  gauge(origin, 'nodejs_active_resources\\{type="TCPSocketWrap"\\}')

async function gauge(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

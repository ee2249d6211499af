/**
 * How many leads a second the server acknowledges over the loopback, and how long
 * one takes: `node bench/submissions.ts [seconds] [visitors]`. SQLite in a
 * temporary folder, or PostgreSQL with DATABASE_URL (use an empty database: the
 * leads stay in it).
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { callFunction, clientAddress, contactFields } from '../tests/support/lead-calls.ts'
import { kill, spawnChild, untilServing } from '../tests/support/server-child.ts'

const seconds = Number(process.argv[2] ?? 10)
const visitors = Number(process.argv[3] ?? 16)
const databaseUrl = process.env.DATABASE_URL

const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
await writeBuiltSite(folder)
const server = spawnChild(folder, {
  DATA_DIR: join(folder, 'data'),
  // Each visitor comes from an address of its own, or the limits would be measured.
  TRUST_PROXY: '127.0.0.1',
  ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
try {
  const { origin } = await untilServing(server)
  await measure(origin, 1)
  const times = (await measure(origin, seconds)).sort((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  console.log(
    `${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${visitors} visitors, ${seconds} s: ` +
      `${(times.length / seconds).toFixed(0)} leads/s, ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
  )
} finally {
  await kill(server)
  await rm(folder, { recursive: true, force: true })
}

/** Milliseconds of each acknowledged submission within so many seconds. */
async function measure(origin: string, duration: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + duration * 1000
  let sent = Math.floor(Math.random() * 65_536)
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      sent += 1
      const begin = performance.now()
      const answer = await callFunction(origin, 'send-contact-email', contactFields(), {
        key: randomUUID(),
        headers: { 'x-forwarded-for': clientAddress(sent) },
      })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`Answered with ${answer.status}`)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return times
}

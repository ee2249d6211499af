/**
 * How many leads a second the server acknowledges over the loopback, and how long one takes; beside it how many bare
 * rows the same database commits, one after the other: `npm run bench:intake [-- SECONDS VISITORS]`. SQLite in a
 * temporary folder, or PostgreSQL with DATABASE_URL (use an empty database: the leads stay in it). An acknowledged
 * lead is the lead, its words to be found by, and two mails that wait, in one commit.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/db/open-database.ts'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { callFunction, clientAddress, contactFields } from '../tests/support/lead-calls.ts'
import { kill, spawnChild, untilServing } from '../tests/support/server-child.ts'
import { storeLead } from '../tests/support/stored-leads.ts'

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
  NOTIFICATIONS_PER_HOUR: '1000000',
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
  console.log(`bare rows, one commit each: ${(await bareRows(seconds)).toFixed(0)} rows/s`)
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

/** Rows a second that one caller commits to the same database, with the same settings, and no server between. */
async function bareRows(duration: number): Promise<number> {
  const { db } = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl }, () => {})
  const begin = performance.now()
  let rows = 0
  for (; performance.now() - begin < duration * 1000; rows += 1) {
    await storeLead(db, { received_at: Date.now() })
  }
  await db.destroy()
  return (rows * 1000) / (performance.now() - begin)
}

/**
 * Whether mails that are kept slow the site down: `npm run bench:outbox [-- MAILS,MAILS… [ROUNDS]]`, by
 * default 0, 20,000, 100,000 and 1,000,000 sent mails in three rounds. For each, beside each other in every round, a
 * server with its own database and a mail server: four visitors write five leads a second in all while pages are read
 * (lead p50, page p99), then sixteen write as fast as they are answered (leads a second, mails a minute), then nobody
 * does (mails a minute until the backlog is gone). SQLite in a temporary folder, or PostgreSQL with DATABASE_URL, a
 * server's address without a database: it makes one for each and drops it.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { openDatabase } from '../server/db/open-database.ts'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { freePort } from '../tests/support/free-port.ts'
import { keepSentMails } from '../tests/support/kept-mails.ts'
import { callFunction, clientAddress, contactFields } from '../tests/support/lead-calls.ts'
import { kill, type ServingChild, spawnChild, untilServing } from '../tests/support/server-child.ts'

const kept = (process.argv[2] ?? '0,20000,100000,1000000').split(',').map(Number)
const rounds = Number(process.argv[3] ?? 3)
const server = process.env.DATABASE_URL

/** Seconds of each part of a round. */
const lengths = { calm: 10, rush: 6, drain: 4 }

type Measured = Record<'lead' | 'page' | 'leads' | 'rush' | 'drain', number>
type Bench = { mails: number; dataDir: string; databaseUrl: string | undefined; rounds: Measured[] }

const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
await writeBuiltSite(folder)
let arrived = 0
const smtpPort = await freePort()
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, callback) {
    stream.resume().on('end', () => {
      arrived += 1
      callback()
    })
  },
})
mailServer.on('error', () => {})
mailServer.listen(smtpPort, '127.0.0.1')

const benches: Bench[] = []
try {
  for (const mails of kept) benches.push(await prepare(mails))
  for (let round = 0; round < rounds; round += 1) {
    for (const bench of benches) bench.rounds.push(await measure(bench))
  }
  print()
} finally {
  mailServer.close()
  for (const { databaseUrl } of benches) if (databaseUrl) await dropDatabase(databaseUrl)
  await rm(folder, { recursive: true, force: true })
}

async function prepare(mails: number): Promise<Bench> {
  const dataDir = join(folder, `data-${mails}`)
  const databaseUrl = server && (await createDatabase(`bench_${mails}_${process.pid}`))
  const database = await openDatabase({ dataDir, databaseUrl }, () => {})
  if (mails > 0) await keepSentMails(database, mails, Date.now())
  await database.db.destroy()
  return { mails, dataDir, databaseUrl, rounds: [] }
}

async function measure({ dataDir, databaseUrl }: Bench): Promise<Measured> {
  const child = spawnChild(folder, {
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    // Each visitor comes from an address of its own, or the limits would be measured.
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
    NOTIFICATIONS_PER_HOUR: '1000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  try {
    const serving = await untilServing(child)
    await leads(serving, 1, 4, 0)
    const [lead, page] = await Promise.all([
      leads(serving, lengths.calm, 4, 800),
      pages(serving, lengths.calm),
    ])
    const before = arrived
    const rushed = await leads(serving, lengths.rush, 16, 0)
    const during = arrived
    await pause(lengths.drain * 1000)
    return {
      lead: at(lead, 0.5),
      page: at(page, 0.99),
      leads: rushed.length / lengths.rush,
      rush: ((during - before) * 60) / lengths.rush,
      drain: ((arrived - during) * 60) / lengths.drain,
    }
  } finally {
    await kill(child)
  }
}

/** Milliseconds of each acknowledged lead; each visitor writes one every so many milliseconds. */
async function leads(
  { origin }: ServingChild,
  seconds: number,
  visitors: number,
  every: number,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
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
      const took = performance.now() - begin
      times.push(took)
      if (every > 0) await pause(Math.max(0, every - took))
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return times
}

/** Milliseconds of each page, asked for fifty times a second. */
async function pages({ origin }: ServingChild, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const under: Promise<void>[] = []
  for (; performance.now() < end; await pause(20)) {
    const begin = performance.now()
    const read = async () => {
      await (await fetch(origin)).arrayBuffer()
      times.push(performance.now() - begin)
    }
    under.push(read())
  }
  await Promise.all(under)
  return times
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median of the rounds of each. */
function print(): void {
  console.log(`${server ? 'PostgreSQL' : 'SQLite'}, ${rounds} rounds, medians`)
  for (const { mails, rounds: measured } of benches) {
    const median = (what: keyof Measured) =>
      at(
        measured.map((round) => round[what]),
        0.5,
      )
    console.log(
      `${mails.toLocaleString('en').padStart(9)} kept: lead p50 ${median('lead').toFixed(1)} ms, ` +
        `page p99 ${median('page').toFixed(1)} ms; in a rush ${median('leads').toFixed(0)} leads/s and ` +
        `${median('rush').toFixed(0)} mails a minute, after it ${median('drain').toFixed(0)} mails a minute`,
    )
  }
}

async function createDatabase(name: string): Promise<string> {
  await administer(`create database ${name}`)
  return `${server}/${name}`
}

async function dropDatabase(databaseUrl: string): Promise<void> {
  await administer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { functionPath } from '../contract/functions.ts'
import { writeBuiltSite } from '../tests/support/built-site.ts'
import { eventually } from '../tests/support/eventually.ts'
import { faultsAreLong } from '../tests/support/fault-length.ts'
import { clientAddress, contactFields, leadHeaders } from '../tests/support/lead-calls.ts'
import { startServer } from '../tests/support/server-process.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import {
  type DatabaseAddress,
  engines,
  newDatabase,
  openForTest,
} from '../tests/support/test-databases.ts'

const path = functionPath('send-contact-email')

async function environmentFor({ dataDir, databaseUrl }: DatabaseAddress) {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const environment = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
    NOTIFICATIONS_PER_HOUR: '1000000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  return { folder, environment }
}

test('an answer that is given during a stop closes its connection, whenever its request came', async () => {
  const address = await newDatabase('postgres')
  const { folder, environment } = await environmentFor(address)
  const { child, origin } = await startServer(folder, environment)
  const { db } = await openForTest(address)
  const fields = JSON.stringify(contactFields())
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await sql`lock table leads in access exclusive mode`.execute(trx)
    locked.resolve()
    await held.promise
  })
  await locked.promise

  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  const headers = {
    ...leadHeaders(randomUUID()),
    host: 'x',
    'content-length': Buffer.byteLength(fields),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${fields}`)
  await eventually('the lead waits for the lock', async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
    return rows.length > 0
  })
  child.kill('SIGTERM')
  await eventually('nothing more is taken', () =>
    fetch(origin).then(
      () => false,
      () => true,
    ),
  )
  held.resolve()
  await holding
  await once(socket, 'end')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/^connection: close\r$/im)
})

/** Writes messages on one connection after the other answer, until one is not answered. */
async function writeUntilCut(origin: string, acknowledged: Map<string, string>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const fields = contactFields()
    const body = await new Promise<string | undefined>((resolve) => {
      const headers = {
        ...leadHeaders(randomUUID()),
        'x-forwarded-for': clientAddress(Math.floor(Math.random() * 65_536)),
      }
      const outgoing = request(origin + path, { method: 'POST', agent, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('error', () => resolve(undefined))
        response.on('end', () => resolve(response.statusCode === 200 ? text : undefined))
      })
      outgoing.on('error', () => resolve(undefined))
      outgoing.end(JSON.stringify(fields))
    })
    if (body === undefined) return agent.destroy()
    acknowledged.set(fields.email, (JSON.parse(body) as { reference: string }).reference)
  }
}

test.for(engines)(
  'what a stopping server accepted is answered on direct connections (%s)',
  { timeout: 300_000 },
  async (engine) => {
    const address = await newDatabase(engine)
    const { folder, environment } = await environmentFor(address)
    const acknowledged = new Map<string, string>()
    for (let stops = faultsAreLong ? 20 : 2; stops > 0; stops -= 1) {
      const server = await startServer(folder, environment)
      const visits = Array.from({ length: 12 }, () => writeUntilCut(server.origin, acknowledged))
      const before = acknowledged.size
      await eventually('messages are taken', () => acknowledged.size > before + 12)
      const ended = once(server.child, 'exit')
      server.child.kill('SIGTERM')
      await Promise.all(visits)
      expect(await ended).toEqual([0, null])
    }
    const { db } = await openForTest(address)
    const stored = await db.selectFrom('leads').select(['email', 'reference']).execute()
    process.stdout.write(`${engine}: ${stored.length} messages on direct connections\n`)
    expect(new Map(stored.map(({ email, reference }) => [email, reference]))).toEqual(acknowledged)
  },
)

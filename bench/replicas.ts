/**
 * Pages and leads a second through nginx with `deploy/nginx.conf`, with one process behind it and with two, on one
 * PostgreSQL: `npm run bench:replicas [-- SECONDS CONNECTIONS]`. Needs a build, Debian's nginx, openssl, and
 * DATABASE_URL with an empty database: the leads stay in it. The load comes from this process: on two cores it takes
 * as much of them as what is measured.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { functionPath } from '../contract/functions.ts'
import { eventually } from '../tests/support/eventually.ts'
import { freePort } from '../tests/support/free-port.ts'
import { clientAddress, contactFields, leadHeaders } from '../tests/support/lead-calls.ts'
import { openNginx } from '../tests/support/open-nginx.ts'
import { kill, type ServerChild, spawnChild } from '../tests/support/server-child.ts'

const seconds = Number(process.argv[2] ?? 10)
const connections = Number(process.argv[3] ?? 32)
const databaseUrl = process.env.DATABASE_URL
if (!databaseUrl) {
  process.stderr.write('Replicas share a PostgreSQL: set DATABASE_URL to an empty database.\n')
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
const ports = [await freePort(), await freePort()] as const
const nginx = await openNginx(ports, { unlimited: true })
const servers: ServerChild[] = []
try {
  console.log(
    `${cpus().length} cores, ${connections} connections over TLS, ${seconds} s each: answers a second (p99, ms)\n`,
  )
  console.log('| behind nginx | the page / | leads |\n|---|---:|---:|')
  for (const [place, port] of ports.entries()) {
    const server = spawnChild(process.cwd(), {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: 'https://www.example.com',
      // Each visitor comes from an address of its own, or the limits would be measured.
      TRUST_PROXY: '127.0.0.1',
      ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
      NOTIFICATIONS_PER_HOUR: '1000000',
    })
    servers.push(server)
    await eventually('the process is ready', async () => {
      if (server.child.exitCode !== null) throw new Error(server.output.stderr)
      return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true
    })
    await measure(readPage, 1)
    await measure(writeLead, 1)
    const pages = await measure(readPage, seconds)
    const leads = await measure(writeLead, seconds)
    console.log(`| ${place + 1} ${place ? 'processes' : 'process'} | ${pages} | ${leads} |`)
  }
} finally {
  await Promise.all(servers.map(kill))
  await nginx.close()
  await rm(folder, { recursive: true, force: true })
}

/** What so many connections get done, one request after the other on each. */
async function measure(visit: (agent: Agent) => Promise<void>, duration: number): Promise<string> {
  const times: number[] = []
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ca: nginx.certificate,
    servername: 'www.example.com',
  })
  const end = performance.now() + duration * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const begin = performance.now()
        await visit(agent)
        times.push(performance.now() - begin)
      }
    }),
  )
  agent.destroy()
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  return `${Math.round(times.length / duration).toLocaleString('en')} (${p99.toFixed(0)})`
}

function readPage(agent: Agent): Promise<void> {
  return call(agent, '/', { 'accept-encoding': 'br' })
}

function writeLead(agent: Agent): Promise<void> {
  const headers = {
    ...leadHeaders(randomUUID()),
    'x-forwarded-for': clientAddress(Math.floor(Math.random() * 65_536)),
  }
  return call(agent, functionPath('send-contact-email'), headers, JSON.stringify(contactFields()))
}

function call(
  agent: Agent,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port: nginx.port, path, agent, method: body ? 'POST' : 'GET' }
    const outgoing = request(
      { ...to, headers: { host: 'www.example.com', ...headers } },
      (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`${path} was answered with ${answer.statusCode}`))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

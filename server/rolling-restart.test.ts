import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { functionPath } from '../contract/functions.ts'
import { addBuild } from '../tests/support/built-site.ts'
import { eventually } from '../tests/support/eventually.ts'
import { freePort } from '../tests/support/free-port.ts'
import { clientAddress, contactFields, leadHeaders } from '../tests/support/lead-calls.ts'
import { type Nginx, startNginx } from '../tests/support/nginx.ts'
import { kill, type ServerChild, spawnChild } from '../tests/support/server-child.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { engines, newDatabase, openForTest } from '../tests/support/test-databases.ts'

type Answer = { status: number; body: string }

/** Calls the site through nginx as a browser does: over TLS, on connections that stay open. */
function visitorOf({ port, certificate }: Nginx) {
  const agent = new Agent({ keepAlive: true, ca: certificate, servername: 'www.example.com' })
  return (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET' }
      const outgoing = request(
        { ...to, headers: { host: 'www.example.com', ...headers } },
        (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('error', reject)
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}

/** A process behind nginx; asked itself, as a deployment does before it restarts the next one. */
async function startReady(
  folder: string,
  port: number,
  environment: Record<string, string>,
): Promise<ServerChild> {
  const server = spawnChild(folder, { ...environment, PORT: String(port) })
  onTestFinished(() => kill(server))
  await eventually('the process is ready', async () => {
    if (server.child.exitCode !== null) throw new Error(server.output.stderr)
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true
  })
  return server
}

test.for(engines)(
  'two processes restarted one after the other behind nginx, with a new build each time: no request fails, no message is lost or doubled (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { dataDir, databaseUrl } = await newDatabase(engine)
    const folder = await temporaryFolder()
    await addBuild(folder, 'build-1')
    const ports = [await freePort(), await freePort()] as const
    const start = (port: number) =>
      startReady(folder, port, {
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        PUBLIC_URL: 'https://www.example.com',
        ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
        NOTIFICATIONS_PER_HOUR: '1000000',
        DRAIN_SECONDS: '1',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      })
    const processes: [ServerChild, ServerChild] = [await start(ports[0]), await start(ports[1])]
    const visit = visitorOf(await startNginx(ports, { unlimited: true }))

    const failures: string[] = []
    const references = new Map<string, string>()
    let pages = 0
    let over = false
    async function read(): Promise<void> {
      while (!over) {
        const page = await visit('/')
        const script = /src="(\/_astro\/[^"]+)"/.exec(page.body)?.[1] ?? '/no-script'
        const { status } = await visit(script)
        if (page.status !== 200 || status !== 200) {
          failures.push(`GET ${page.status}, ${script} ${status}`)
        }
        pages += 1
      }
    }
    async function write(): Promise<void> {
      while (!over) {
        const fields = contactFields()
        const headers = {
          ...leadHeaders(randomUUID()),
          'x-forwarded-for': clientAddress(Math.floor(Math.random() * 65_536)),
        }
        const path = functionPath('send-contact-email')
        const { status, body } = await visit(path, headers, JSON.stringify(fields))
        if (status === 200) references.set(fields.email, JSON.parse(body).reference)
        else failures.push(`POST ${status}`)
      }
    }
    const load = [read, read, read, write, write, write].map((go) =>
      go().catch((error) => failures.push(String(error))),
    )

    for (const build of ['build-2', 'build-3']) {
      await addBuild(folder, build)
      for (const place of [0, 1] as const) {
        const ended = once(processes[place].child, 'exit')
        processes[place].child.kill('SIGTERM')
        expect(await ended).toEqual([0, null])
        processes[place] = await start(ports[place])
      }
    }
    const last = await visit('/')
    over = true
    await Promise.all(load)

    expect(failures).toEqual([])
    expect(last.body).toContain('build-3')
    const { db } = await openForTest({ dataDir, databaseUrl })
    const leads = await db.selectFrom('leads').select(['email', 'reference']).execute()
    process.stdout.write(`${engine}: ${pages} pages, ${references.size} messages\n`)
    expect(pages).toBeGreaterThan(20)
    expect(references.size).toBeGreaterThan(20)
    expect(new Map(leads.map((lead) => [lead.email, lead.reference]))).toEqual(references)
    expect(leads.length).toBe(references.size)
  },
)

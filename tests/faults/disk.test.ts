import { once } from 'node:events'
import { expect, test } from 'vitest'
import { writeBuiltSite } from '../support/built-site.ts'
import { countLeads } from '../support/count-leads.ts'
import { eventually } from '../support/eventually.ts'
import { callFunction, contactFields } from '../support/lead-calls.ts'
import { persistentVisitors, untilRefused } from '../support/persistent-visitors.ts'
import { kill } from '../support/server-child.ts'
import { startServer } from '../support/server-process.ts'
import { smallDisk } from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const token = 'a-token-of-sufficient-length'
const notAllowed = 'A disk to fill can be mounted by root alone'

test('a full disk costs a 503 and no acknowledged lead; pages are served, and with room all is well again', {
  timeout: 400_000,
}, async ({ skip }) => {
  const disk = await smallDisk(16)
  if (!disk) return skip(notAllowed)
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const dataDir = `${disk.folder}/data`
  const server = await startServer(folder, {
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: token,
    ACKNOWLEDGEMENTS_PER_HOUR: '1000000',
    NOTIFICATIONS_PER_HOUR: '1000000',
  })
  const { origin } = server
  const visitors = persistentVisitors(4, () => origin)
  await eventually('leads are stored', () => visitors.references.size > 8, 60)

  const makeRoom = await disk.fill()
  await untilRefused(origin, 120)
  await eventually(
    'readiness is denied',
    async () => (await fetch(`${origin}/readyz`)).status === 503,
  )
  expect((await fetch(origin)).status).toBe(200)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const scraped = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const metrics = await scraped.text()
  expect(metrics).toMatch(/^data_disk_free_bytes \d{1,5}$/m)
  expect(metrics).toMatch(/^leads_total\{kind="contact",outcome="unavailable"\} [1-9]/m)

  await makeRoom()
  const before = visitors.references.size
  await eventually('leads are stored again', () => visitors.references.size > before + 4, 60)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  await visitors.leave()
  await kill(server)
  const count = await countLeads({ dataDir, databaseUrl: undefined }, visitors.references)
  process.stdout.write(`Full disk: ${JSON.stringify(count)}\n`)
  expect(count).toMatchObject({ missing: 0, doubled: 0, withoutMails: 0 })
})

/** A server that was started where nothing can be stored; then `mend` and it stores, without a restart. */
async function startsAllTheSame(
  environment: Record<string, string>,
  { because, mend }: { because: RegExp; mend: () => Promise<void> },
): Promise<void> {
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const { origin, output } = await startServer(folder, environment)
  expect((await fetch(origin)).status).toBe(200)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const refused = await callFunction(origin, 'send-contact-email', contactFields())
  expect(refused.status).toBe(503)
  const readiness = await fetch(`${origin}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.text()).toMatch(because)
  expect(output.stderr).toMatch(because)

  await mend()
  await eventually('it is ready', async () => (await fetch(`${origin}/readyz`)).status === 200)
  const taken = await callFunction(origin, 'send-contact-email', contactFields())
  expect(taken.status).toBe(200)
  expect(output.stderr).toContain('The disk takes writes')
}

test('a start on a full disk serves pages, says why no lead is stored, and stores them once there is room', {
  timeout: 120_000,
}, async ({ skip }) => {
  const disk = await smallDisk(16)
  if (!disk) return skip(notAllowed)
  const makeRoom = await disk.fill()
  const environment = { DATA_DIR: `${disk.folder}/data` }
  await startsAllTheSame(environment, { because: /disk of DATA_DIR is full/, mend: makeRoom })
})

test('so does a start on a disk that is read-only, after a stop that left the database whole', {
  timeout: 120_000,
}, async ({ skip }) => {
  const disk = await smallDisk(16)
  if (!disk) return skip(notAllowed)
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const environment = { DATA_DIR: `${disk.folder}/data` }
  const { child } = await startServer(folder, environment)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await disk.setReadOnly(true)
  const mend = () => disk.setReadOnly(false)
  await startsAllTheSame(environment, { because: /DATA_DIR is read-only/, mend })
})

test('on a disk that became read-only the server serves pages and refuses leads; what it stored is there afterwards', {
  timeout: 300_000,
}, async ({ skip }) => {
  const disk = await smallDisk(16)
  if (!disk) return skip(notAllowed)
  const folder = await temporaryFolder()
  await writeBuiltSite(folder)
  const environment = { DATA_DIR: `${disk.folder}/data` }
  const server = await startServer(folder, environment)
  const fields = contactFields()
  const answer = await callFunction(server.origin, 'send-contact-email', fields)
  const { reference } = (await answer.json()) as { reference: string }
  await kill(server)

  await disk.setReadOnly(true)
  const reading = await startServer(folder, environment)
  expect((await fetch(reading.origin)).status).toBe(200)
  expect((await fetch(`${reading.origin}/readyz`)).status).toBe(503)
  const refused = await callFunction(reading.origin, 'send-contact-email', contactFields())
  expect(refused.status).toBe(503)
  await kill(reading)

  await disk.setReadOnly(false)
  await kill(await startServer(folder, environment))
  const count = await countLeads(
    { dataDir: environment.DATA_DIR, databaseUrl: undefined },
    new Map([[fields.email, reference]]),
  )
  expect(count).toEqual({ acknowledged: 1, missing: 0, doubled: 0, withoutMails: 0 })
})

import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { callFunction, contactFields, postForm } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { newDatabase } from '../../tests/support/test-databases.ts'

test('the metrics tell requests, leads, the outbox and mail results', async () => {
  const origin = await serverInProcess()
  await callFunction(origin, 'send-contact-email', contactFields())
  await postForm(origin, 'send-partnership-email', {})
  const text = await (await fetch(`${origin}/metrics`)).text()
  expect(text).toContain('leads_total{kind="contact",outcome="stored"} 1')
  expect(text).toContain('leads_total{kind="partnership",outcome="invalid"} 1')
  expect(text).toMatch(/^outbox_waiting_mails \d+$/m)
  expect(text).toMatch(/^outbox_oldest_waiting_seconds [\d.]+$/m)
  expect(text).toMatch(/^outbox_failed_mails 0$/m)
  expect(text).toContain(
    'http_request_duration_seconds_count{surface="send-contact-email",method="POST",status="200"} 1',
  )
})

test('a scrape shows the mails that wait now and the room on the disk', async () => {
  const origin = await serverInProcess({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  const scrape = async () => (await fetch(`${origin}/metrics`)).text()
  expect(await scrape()).toMatch(/^outbox_waiting_mails 0$/m)
  await callFunction(origin, 'send-contact-email', contactFields())
  const text = await scrape()
  expect(text).toMatch(/^outbox_waiting_mails 2$/m)
  expect(text).toMatch(/^outbox_oldest_waiting_seconds (?!0$)[\d.e-]+$/m)
  expect(text).toMatch(/^database_readable 1$/m)
  const bytes = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  expect(bytes('data_disk_free_bytes')).toBeGreaterThan(0)
  expect(bytes('data_disk_size_bytes')).toBeGreaterThanOrEqual(bytes('data_disk_free_bytes'))
})

test('a database that went away is told by the metrics, with the leads it cost', async () => {
  const address = await newDatabase('postgres')
  const origin = await serverInProcess({}, address)
  const name = new URL(address.databaseUrl ?? '').pathname.slice(1)
  const admin = new pg.Client({ connectionString: `${inject('postgresServer')}/postgres` })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`alter database ${name} with allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await eventually('leads are refused', async () => {
    return (await callFunction(origin, 'send-contact-email', contactFields())).status === 503
  })
  const answer = await fetch(`${origin}/metrics`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/^database_readable 0$/m)
  expect(text).toMatch(/^outbox_oldest_waiting_seconds Nan$/im)
  expect(text).toMatch(/^leads_total\{kind="contact",outcome="unavailable"\} [1-9]/m)
  expect(text).toMatch(/^http_server_errors_total [1-9]/m)
})

test('without a token, metrics are read on this machine and never through a proxy', async () => {
  const origin = await serverInProcess()
  expect((await fetch(`${origin}/metrics`)).status).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const proxied = await fetch(`${origin}/metrics`, { headers: { [header]: '127.0.0.1' } })
    expect(proxied.status).toBe(403)
  }
})

test.each([
  ['behind a proxy', { TRUST_PROXY: '10.0.0.1' }],
  ['on https', { PUBLIC_URL: 'https://www.company.example' }],
])('%s, metrics want a token even on this machine', async (_where, environment) => {
  expect((await fetch(`${await serverInProcess(environment)}/metrics`)).status).toBe(403)
  const METRICS_TOKEN = 'a-token-of-sufficient-length'
  const origin = await serverInProcess({ ...environment, METRICS_TOKEN })
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(200)
})

test('security.txt says where a finding is reported, and never expires while it is served', async () => {
  const origin = await serverInProcess({
    PUBLIC_URL: 'https://www.company.example',
    MAIL_GENERAL: 'hello@company.example',
  })
  const answer = await fetch(`${origin}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('Contact: mailto:hello@company.example\n')
  expect(text).toContain('Canonical: https://www.company.example/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('with a token, only its bearer reads metrics', async () => {
  const METRICS_TOKEN = 'a-token-of-sufficient-length'
  const origin = await serverInProcess({ METRICS_TOKEN })
  const read = (authorization: string) => fetch(`${origin}/metrics`, { headers: { authorization } })
  expect((await fetch(`${origin}/metrics`)).status).toBe(401)
  expect((await read('Bearer wrong')).status).toBe(401)
  expect((await read(`Bearer ${METRICS_TOKEN}`)).status).toBe(200)
})

test('while the database is locked the site stays up, says it is not ready and loses nothing', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database, { lockPatience: 200 })
  const other = new DatabaseSync(`${database.dataDir}/site.sqlite`)
  onTestFinished(() => other.close())
  other.exec('begin immediate')

  const answers = {
    readyz: await fetch(`${origin}/readyz`),
    test: await callFunction(origin, 'test-function', undefined),
    lead: await callFunction(origin, 'send-contact-email', contactFields(), { key: 'locked' }),
  }
  expect(Object.values(answers).map((answer) => answer.status)).toEqual([503, 503, 503])
  expect(answers.lead.headers.get('retry-after')).toBe('30')
  expect(await answers.lead.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(origin)).status).toBe(200)

  other.exec('rollback')
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await callFunction(origin, 'send-contact-email', contactFields())).status).toBe(200)
})

import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
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

test('without a token, metrics are read on this machine and never through a proxy', async () => {
  const origin = await serverInProcess()
  expect((await fetch(`${origin}/metrics`)).status).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const proxied = await fetch(`${origin}/metrics`, { headers: { [header]: '127.0.0.1' } })
    expect(proxied.status).toBe(403)
  }
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
  const origin = await serverInProcess({}, database)
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

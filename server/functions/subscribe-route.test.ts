import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { developmentPublicKey, functionPath } from '../../contract/functions.ts'
import { english } from '../../tests/support/english.ts'
import { callFunction, postForm } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { newDatabase } from '../../tests/support/test-databases.ts'

const address = () => `reader-${randomUUID()}@example.com`

/** Everything of an answer that a caller could compare, but for the clock. */
async function whole(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== 'date')
  return { status: answer.status, headers, body: await answer.text() }
}

test('new and known addresses get the same answer to the last byte', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const email = address()
  const call = () => callFunction(origin, 'subscribe', { email })
  const first = await whole(await call())
  expect(first).toMatchObject({ status: 200, body: '{"ok":true}' })
  expect(await whole(await call())).toEqual(first)
  const file = new DatabaseSync(`${database.dataDir}/site.sqlite`)
  onTestFinished(() => file.close())
  for (const state of ['confirmed', 'unsubscribed']) {
    file.prepare('update subscribers set state = ?, mailed_at = 0').run(state)
    expect(await whole(await call())).toEqual(first)
  }
  const form = async (email: string) => whole(await postForm(origin, 'subscribe', { email }))
  expect(await form(email)).toEqual(await form(address()))
})

test('a form sent without script is answered with a page', async () => {
  const origin = await serverInProcess()
  const answer = await postForm(origin, 'subscribe', { email: address() })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const page = await answer.text()
  expect(page).toContain(`<h1>${english.newsletter.subscribed.title}</h1>`)
  expect(page).toContain(english.newsletter.subscribed.description)
})

test('a form with a bad address comes back with it, escaped', async () => {
  const origin = await serverInProcess()
  const answer = await postForm(origin, 'subscribe', { email: '"><script>$&' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"')
  expect(page).toContain(english.newsletter.badAddress.description)
  expect(page).not.toContain('<script>')
})

test('what another site sends is neither taken nor shown', async () => {
  const origin = await serverInProcess()
  const headers = { origin: 'https://evil.example' }
  const answer = await postForm(origin, 'subscribe', { email: 'call-me@evil.example' }, headers)
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('call-me')
})

test('each kind of bad call has its own status', async () => {
  const origin = await serverInProcess()
  const send = async (method: string, headers: Record<string, string>, body?: string) =>
    (await fetch(origin + functionPath('subscribe'), { method, headers, body: body ?? null }))
      .status
  const key = { apikey: developmentPublicKey }
  const json = { ...key, 'content-type': 'application/json' }
  expect(await send('GET', key)).toBe(405)
  expect(await send('POST', { 'content-type': 'application/json' }, '{}')).toBe(401)
  expect(await send('POST', { ...key, 'content-type': 'text/plain' }, 'x')).toBe(415)
  expect(await send('POST', json, JSON.stringify({ email: 'x'.repeat(9000) }))).toBe(413)
  for (const body of ['', '{', '[]', '"x"', 'null', '{"email":["x"]}', '{"__proto__":1}']) {
    expect(await send('POST', json, body), body).toBe(400)
  }
  const extra = await callFunction(origin, 'subscribe', { email: address(), name: 'Ada' })
  expect(extra.status).toBe(400)
  const wrong = await callFunction(origin, 'subscribe', { email: 'ada@host' })
  expect(await wrong.json()).toMatchObject({
    error: { code: 'invalid_fields', fields: { email: expect.stringContaining('like name@') } },
  })
})

test('the eleventh address of one client is told when to come back; messages count apart', async () => {
  const origin = await serverInProcess()
  for (let n = 0; n < 10; n += 1) {
    expect((await callFunction(origin, 'subscribe', { email: address() })).status).toBe(200)
  }
  const refused = await callFunction(origin, 'subscribe', { email: address() })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  const message = await callFunction(origin, 'send-contact-email', {})
  expect(message.status).toBe(400)
})

test('a locked database is answered with 503 and costs no attempt', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database, { lockPatience: 200 })
  const file = new DatabaseSync(`${database.dataDir}/site.sqlite`)
  onTestFinished(() => file.close())
  file.exec('begin immediate')
  const refused = await callFunction(origin, 'subscribe', { email: address() })
  file.exec('rollback')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    error: { message: english.newsletter.failed.description },
  })
  expect((await callFunction(origin, 'subscribe', { email: address() })).status).toBe(200)
})

test('the metrics count steps and subscribers, and name nobody', async () => {
  const origin = await serverInProcess()
  await callFunction(origin, 'subscribe', { email: 'ada@example.com' })
  await callFunction(origin, 'subscribe', { email: 'nobody' })
  const text = await (await fetch(`${origin}/metrics`)).text()
  expect(text).toContain('newsletter_steps_total{step="subscribe",outcome="accepted"} 1')
  expect(text).toContain('newsletter_steps_total{step="subscribe",outcome="invalid"} 1')
  expect(text).toContain('newsletter_subscribers{state="pending"} 1')
  expect(text).toContain('newsletter_subscribers{state="confirmed"} 0')
  expect(text).not.toContain('ada@')
})

import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { type Acknowledged, developmentPublicKey, functionPath } from '../../contract/functions.ts'
import { extraFields } from '../../contract/lead-fields.ts'
import { callFunction, contactFields, partnershipFields } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { newDatabase } from '../../tests/support/test-databases.ts'

test('both forms are acknowledged with a reference', async () => {
  const origin = await serverInProcess()
  for (const answer of [
    await callFunction(origin, 'send-contact-email', contactFields()),
    await callFunction(origin, 'send-partnership-email', partnershipFields()),
  ]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^BGW-/),
      answerDueAt: expect.any(Number),
      mailed: true,
    })
  }
})

test('what travels beside the message is kept with it', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const context =
    'page="%2Fcontact", referrer="https%3A%2F%2Fsearch.example%2F", campaign="spring%202026", fill=5321'
  await callFunction(origin, 'send-contact-email', contactFields(), {
    headers: { 'lead-context': context },
  })
  await callFunction(origin, 'send-contact-email', contactFields(), {
    headers: { 'lead-context': 'page="%zz, fill=((' },
  })
  const file = new DatabaseSync(`${database.dataDir}/site.sqlite`, { readOnly: true })
  onTestFinished(() => file.close())
  const read = 'select page, referrer, campaign, fill_time from leads order by page is null'
  expect(
    file
      .prepare(read)
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([
    {
      page: '/contact',
      referrer: 'https://search.example/',
      campaign: 'spring 2026',
      fill_time: 5321,
    },
    { page: null, referrer: null, campaign: null, fill_time: null },
  ])
})

/** What the database holds of each lead's page and need, oldest first. */
function kept({ dataDir }: { dataDir: string }) {
  const file = new DatabaseSync(`${dataDir}/site.sqlite`, { readOnly: true })
  const rows = file.prepare('select page, need from leads order by received_at').all()
  file.close()
  return rows.map((row) => ({ ...row }))
}

test.for<[string, string, { page: string | null; need: string | null }]>([
  [
    'an emergency',
    'page="%2Fcontact%3Fneed%3Demergency", need="emergency"',
    { page: '/contact?need=emergency', need: 'emergency' },
  ],
  ['an emergency denied', 'page="%2Fcontact", need="no"', { page: '/contact', need: null }],
  ['what nobody may claim', 'page="%2Fcontact", need="maybe"', { page: '/contact', need: null }],
  [
    'a preset topic',
    'page="%2Fcontact%3Ftopic%3Dsupply"',
    { page: '/contact?topic=supply', need: null },
  ],
  ['a need that nobody knows', 'page="%2Fcontact", need="haste"', { page: '/contact', need: null }],
  [
    'a query that is no preset',
    'page="%2Fcontact%3Ftopic%3Dgold%26token%3Dsecret%26need%3Dhaste"',
    { page: '/contact', need: null },
  ],
  ['another site’s page', 'page="https%3A%2F%2Fevil.example"', { page: null, need: null }],
])('%s is kept as far as it is known', async ([, context, expected]) => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const answer = await callFunction(origin, 'send-contact-email', contactFields(), {
    headers: { 'lead-context': context },
  })
  expect(answer.status).toBe(200)
  expect(kept(database)).toEqual([expected])
})

test('a quote is kept as far as it is well formed, and refuses no message', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const written = [
    { format: 'rail', containers: 60, place: 'Gdynia', price: 1 },
    { format: 'barrel', place: 'x'.repeat(10_000) },
    'flexitank',
  ].map((quote) => `extras="${encodeURIComponent(JSON.stringify(quote))}"`)
  for (const context of [...written, 'extras="%zz"', 'extras=1']) {
    const answer = await callFunction(origin, 'send-contact-email', contactFields(), {
      headers: { 'lead-context': context },
    })
    expect(answer.status).toBe(200)
  }
  const file = new DatabaseSync(`${database.dataDir}/site.sqlite`, { readOnly: true })
  onTestFinished(() => file.close())
  const rows = file.prepare('select extras from leads order by received_at').all()
  expect(rows.map(({ extras }) => JSON.parse(String(extras)))).toEqual([
    { format: 'rail', containers: 60, place: 'Gdynia' },
    { place: 'x'.repeat(extraFields.place.control.maxLength) },
    null,
    null,
    null,
  ])
})

test('no mail is promised that is not sent', async () => {
  const origin = await serverInProcess()
  const fields = contactFields()
  const told = async (context: string, key: string) => {
    const headers = { 'lead-context': context }
    const answer = await callFunction(origin, 'send-contact-email', fields, { key, headers })
    return ((await answer.json()) as Acknowledged).mailed
  }
  expect(await told('fill=5321, honeypot="x"', 'robot')).toBe(false)
  expect(await told('fill=5321', 'person')).toBe(true)
  expect(await told('fill=5321', 'person')).toBe(true)
  // One acknowledgement an hour and address.
  expect(await told('fill=5321', 'person-again')).toBe(false)
})

test('the body has the six specified fields and no room for a need', async () => {
  const origin = await serverInProcess()
  const fields = { ...contactFields(), need: 'emergency' }
  expect((await callFunction(origin, 'send-contact-email', fields)).status).toBe(400)
})

test('the eleventh message from one address is told when to come back', async () => {
  const origin = await serverInProcess()
  for (let n = 0; n < 10; n += 1) {
    expect((await callFunction(origin, 'send-contact-email', contactFields())).status).toBe(200)
  }
  const refused = await callFunction(origin, 'send-contact-email', contactFields())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
})

test('only a trusted proxy may name the client', async () => {
  const statuses = async (environment: Record<string, string>) => {
    const origin = await serverInProcess(environment)
    const answers = []
    for (let n = 0; n < 11; n += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` }
      answers.push(await callFunction(origin, 'send-contact-email', contactFields(), { headers }))
    }
    return answers.map((answer) => answer.status)
  }
  expect((await statuses({})).at(-1)).toBe(429)
  expect((await statuses({ TRUST_PROXY: '127.0.0.0/8' })).at(-1)).toBe(200)
})

test('while a key is being replaced, open pages with the previous one still send', async () => {
  const origin = await serverInProcess({
    PUBLIC_ANON_KEY: 'key-of-today',
    PUBLIC_ANON_KEY_PREVIOUS: 'key-of-yesterday',
  })
  const statuses = []
  for (const apikey of ['key-of-today', 'key-of-yesterday', 'key-of-nobody', '']) {
    const headers = { apikey }
    const answer = await callFunction(origin, 'send-contact-email', contactFields(), { headers })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 401, 401])
})

test('the diagnostic call needs the key and no body', async () => {
  const origin = await serverInProcess()
  const url = origin + functionPath('test-function')
  const answer = await fetch(url, { method: 'POST', headers: { apikey: developmentPublicKey } })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
  expect((await fetch(url, { method: 'POST' })).status).toBe(401)
  expect((await fetch(url)).status).toBe(405)
})

import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { contactMessage } from '../../contract/contact-message.ts'
import { messageWithExtras, readExtras } from '../../contract/extras.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { hiddenFields } from '../../contract/functions.ts'
import { controlName } from '../../contract/lead-fields.ts'
import { english } from '../../tests/support/english.ts'
import { contactFields, partnershipFields, postForm } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { newDatabase } from '../../tests/support/test-databases.ts'

/** The text of a page as a reader sees it. */
function read(html: string): string {
  return html
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
}

/** What a field says about a wrong value. */
function sentenceOf(fields: unknown, name: string): string {
  const { issues = [] } = v.safeParse(contactMessage(english.lead), fields)
  return fieldErrors(issues, english.lead)[name] ?? 'nothing'
}

const hidden = (changes: Record<string, string> = {}) => ({
  [hiddenFields.idempotencyKey]: randomUUID(),
  [hiddenFields.honeypot]: '',
  [hiddenFields.renderedAt]: '',
  ...changes,
})

test('a form sent without script is stored and answered with the specified words', async () => {
  const origin = await serverInProcess()
  const cases = [
    ['send-contact-email', contactFields(), english.lead.notices.contactSent],
    ['send-partnership-email', partnershipFields(), english.lead.notices.partnershipSent],
  ] as const
  for (const [name, fields, notice] of cases) {
    const answer = await postForm(origin, name, { ...fields, ...hidden() })
    const page = read(await answer.text())
    expect(answer.status).toBe(200)
    expect(page).toContain(`<title>${notice.title}</title>`)
    expect(page).toContain(`<h1>${notice.title}</h1>`)
    expect(page).toContain(notice.description)
    expect(page).toMatch(/BGW-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  }
})

test('a form sent twice is stored once, though browsers write line breaks their own way', async () => {
  const origin = await serverInProcess()
  const post = { ...contactFields({ message: 'One.\r\nTwo.' }), ...hidden() }
  const [first, second] = [
    await (await postForm(origin, 'send-contact-email', post)).text(),
    await (await postForm(origin, 'send-contact-email', { ...post, message: 'One.\nTwo.' })).text(),
  ]
  const reference = /BGW-\w{4}-\w{4}/
  expect(reference.exec(second)?.[0]).toBe(reference.exec(first)?.[0])
})

test('missing fields get the specified error, and nothing written is lost', async () => {
  const origin = await serverInProcess()
  const written = { ...contactFields({ firstName: '"><script>alert(1)</script>$&' }), lastName: '' }
  const answer = await postForm(origin, 'send-contact-email', { ...written, ...hidden() })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).not.toContain('<script>')
  expect(read(page)).toContain(english.lead.notices.missingFields.title)
  expect(read(page)).toContain(english.lead.notices.missingFields.description)
  expect(read(page)).toContain(sentenceOf(written, 'lastName'))
  for (const value of [written.firstName, written.email, written.organization, written.message]) {
    expect(read(page)).toContain(value)
  }
  expect(page).toContain('<option value="supply" selected>')
})

test('a form corrected on the answer page arrives', async () => {
  const origin = await serverInProcess()
  const fields = contactFields({ email: 'not an address' })
  const refused = await postForm(origin, 'send-contact-email', { ...fields, ...hidden() })
  const page = await refused.text()
  expect(read(page)).toContain(english.lead.notices.contactFailed.description)
  const inputs = page.matchAll(/<input [^>]*name="(\w+)"[^>]*value="([^"]*)"/g)
  const kept = Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, read(value)]),
  )
  const { topic, message } = fields
  const corrected = { ...kept, topic, message, email: 'ada@example.com' }
  expect((await postForm(origin, 'send-contact-email', corrected)).status).toBe(200)
})

test('a refusal that is not about fields keeps what was written too', async () => {
  const origin = await serverInProcess()
  const send = (fields: Record<string, string>) =>
    postForm(origin, 'send-partnership-email', { ...fields, ...hidden() })
  for (let n = 0; n < 10; n += 1) await send(partnershipFields())
  const answer = await send(partnershipFields({ message: 'The eleventh.' }))
  const page = read(await answer.text())
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(page).toContain(english.lead.notices.partnershipFailed.description)
  expect(page).toContain('The eleventh.')
})

test('a quote without script is kept like one with script, and stands in the message', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const quote = {
    [controlName('format')]: 'flexitank',
    [controlName('containers')]: '10',
    [controlName('place')]: 'Gdynia',
    [controlName('month')]: '03',
    [controlName('ph')]: '',
    [controlName('wishes')]: '<b>Rail pallets</b>',
  }
  const fields = contactFields({ message: 'We bottle.' })
  const answer = await postForm(origin, 'send-contact-email', { ...fields, ...quote, ...hidden() })
  const page = read(await answer.text())
  expect(answer.status).toBe(200)
  const file = new DatabaseSync(`${database.dataDir}/site.sqlite`, { readOnly: true })
  const row = file.prepare('select extras, message from leads').get()
  file.close()
  const kept = readExtras(JSON.parse(String(row?.extras)))
  expect(kept).toMatchObject({ format: 'flexitank', containers: 10, place: 'Gdynia' })
  expect(kept?.month).toMatch(/^20\d\d-03$/)
  expect(row?.message).toBe(messageWithExtras('We bottle.', kept, english.lead))
  expect(page).toContain(String(row?.message))
  expect(page).toContain(english.lead.sent.keepReference)
})

test('a quote without a message is refused, and comes back with the form', async () => {
  const origin = await serverInProcess()
  const quote = { [controlName('place')]: 'Gdynia', [controlName('month')]: '03' }
  const send = (fields: Record<string, string>) =>
    postForm(origin, 'send-contact-email', { ...fields, ...quote, ...hidden() })
  const refused = await send(contactFields({ message: '' }))
  const page = await refused.text()
  expect(refused.status).toBe(400)
  expect(page).toMatch(/<input [^>]*name="quote_place"[^>]*value="Gdynia"/)
  expect(page).toContain('<option value="03" selected>')
  expect(page).not.toContain(english.lead.form.quoteHeading)
})

/** What the database holds of each lead's page and need. */
function kept({ dataDir }: { dataDir: string }) {
  const file = new DatabaseSync(`${dataDir}/site.sqlite`, { readOnly: true })
  const rows = file.prepare('select page, need from leads order by received_at').all()
  file.close()
  return rows.map((row) => ({ ...row }))
}

test('without script the address of the form’s page tells its presets', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const post = (referer: string) =>
    postForm(origin, 'send-contact-email', { ...contactFields(), ...hidden() }, { origin, referer })
  await post(`${origin}/contact?topic=supply&utm_campaign=spring`)
  await post(`${origin}/contact?need=emergency`)
  await post('https://evil.example/contact?need=emergency')
  expect(kept(database)).toEqual([
    { page: '/contact?topic=supply', need: null },
    { page: '/contact?need=emergency', need: 'emergency' },
    { page: null, need: null },
  ])
})

test('an emergency that was refused for a field is still one when it is sent again', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const fields = { ...contactFields({ lastName: '' }), ...hidden() }
  const from = `${origin}/contact?need=emergency`
  const refused = await postForm(origin, 'send-contact-email', fields, { origin, referer: from })
  const page = await refused.text()
  const told = /<input [^>]*name="page" value="([^"]*)"/.exec(page)?.[1] ?? ''
  expect(told).toBe('/contact?need=emergency')
  const again = { ...fields, lastName: 'Sent again', [hiddenFields.page]: told }
  const answerPage = `${origin}/functions/v1/send-contact-email`
  await postForm(origin, 'send-contact-email', again, { origin, referer: answerPage })
  expect(kept(database)).toEqual([{ page: '/contact?need=emergency', need: 'emergency' }])
})

test('a switch that was turned on is an emergency, and is kept while a refused form is mended', async () => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const switched = { ...contactFields(), ...hidden(), need: 'emergency', emergency_people: '3000' }
  const refused = await postForm(
    origin,
    'send-contact-email',
    { ...switched, lastName: '', quote_containers: '12' },
    { origin, referer: `${origin}/contact` },
  )
  const page = await refused.text()
  expect(page).toMatch(/<input type="checkbox" name="need" value="emergency" checked>/)
  expect(page).toMatch(/<input [^>]*name="emergency_people"[^>]*value="3000"/)
  // What was said for a quote goes along unseen.
  expect(page).toMatch(/<input type="hidden" name="quote_containers" value="12">/)
  await postForm(origin, 'send-contact-email', switched, { origin, referer: `${origin}/contact` })
  expect(kept(database)).toEqual([{ page: '/contact', need: 'emergency' }])
})

test('only our own pages may send a form', async () => {
  const origin = await serverInProcess()
  const { port } = new URL(origin)
  const status = async (headers: Record<string, string>) =>
    (await postForm(origin, 'send-contact-email', { ...contactFields(), ...hidden() }, headers))
      .status
  expect(await status({ origin: `http://localhost:${port}` })).toBe(200)
  expect(await status({ origin: `http://127.0.0.1:${port}` })).toBe(200)
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await status({})).toBe(403)
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ origin: 'https://evil.example' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test('words that another site sent are not shown on ours', async () => {
  const origin = await serverInProcess()
  const fields = contactFields({ message: 'Call this number now' })
  const answer = await postForm(origin, 'send-contact-email', fields, {
    origin: 'https://evil.example',
  })
  expect(await answer.text()).not.toContain('Call this number')
})

test('with PUBLIC_URL set, the loopback is no longer our origin', async () => {
  const PUBLIC_URL = 'https://company.example'
  const origin = await serverInProcess({ PUBLIC_URL })
  const fields = { ...contactFields(), ...hidden() }
  expect((await postForm(origin, 'send-contact-email', fields)).status).toBe(403)
  const own = await postForm(origin, 'send-contact-email', fields, { origin: PUBLIC_URL })
  expect(own.status).toBe(200)
})

test.for<[string, () => Record<string, string>, string]>([
  ['a filled honeypot', () => hidden({ website: 'https://spam.example' }), '["honeypot"]'],
  [
    'a form filled in at once',
    () => hidden({ rendered_at: String(Date.now()) }),
    '["filled-too-fast"]',
  ],
  ['a clock ahead of ours', () => hidden({ rendered_at: String(Date.now() + 600_000) }), '[]'],
  ['a page that knows no time', () => hidden(), '[]'],
])('%s is taken, whatever is suspected', async ([, extra, suspicions]) => {
  const database = await newDatabase('sqlite')
  const origin = await serverInProcess({}, database)
  const answer = await postForm(origin, 'send-contact-email', { ...contactFields(), ...extra() })
  expect(answer.status).toBe(200)
  const file = new DatabaseSync(`${database.dataDir}/site.sqlite`, { readOnly: true })
  onTestFinished(() => file.close())
  expect(file.prepare('select suspicions from leads').get()).toEqual({ suspicions })
})

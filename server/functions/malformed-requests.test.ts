import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { developmentPublicKey, functionNames, functionPath } from '../../contract/functions.ts'
import { newsletterPaths } from '../../contract/newsletter.ts'
import { contactFields } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'

const rounds = 2_000

type Malformed = { method: string; path: string; headers: Record<string, string>; body: Buffer }

/** Text that HTTP lets into a header. */
const headerText = fc.stringMatching(/^[\x21-\x7e\x80-\xff][\x20-\x7e\x80-\xff]{0,60}$/)

const fieldValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('a@b.example\r\nBcc: c@d.example', '\u0000', '\ud800', '‮', 'x'.repeat(6_000)),
  fc.jsonValue({ maxDepth: 2 }),
)
const fieldName = fc.constantFrom(
  ...Object.keys(contactFields()),
  'partnershipType',
  '__proto__',
  'constructor',
  'toString',
  'website',
)

const jsonBody = fc.oneof(
  fc
    .dictionary(fieldName, fieldValue, { noNullPrototype: true })
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(fieldName, fieldValue)
    .map(([name, value]) => JSON.stringify({ ...contactFields(), [name]: value })),
  fc.json(),
  fc.json().map((text) => text.slice(0, -1)),
)
const formBody = fc
  .array(fc.tuple(fieldName, fc.string({ unit: 'binary', maxLength: 100 })), { maxLength: 12 })
  .map((pairs) => new URLSearchParams(pairs.map(([n, v]) => [n, v.toWellFormed()])).toString())

/** The links of newsletter mails, their tokens cut, doubled or made up. */
const linkPath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...Object.values(newsletterPaths)),
    fc.constantFrom('', '?token=%ff', '?token[]=x', '?token=a&token=b', `?token=${'-'.repeat(43)}`),
  )
  .map((parts) => parts.join(''))

const malformed: fc.Arbitrary<Malformed> = fc.record({
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'),
  ),
  path: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...functionNames.map(functionPath)) },
    { weight: 3, arbitrary: linkPath },
    fc.constantFrom('?a=%ff', '/', '//', '%00').map((end) => functionPath('test-function') + end),
    fc.constantFrom('/functions/v1/', '/functions/v1/%ff', '/functions/v1/__proto__'),
  ),
  headers: fc.record(
    {
      apikey: fc.oneof({ weight: 8, arbitrary: fc.constant(developmentPublicKey) }, headerText),
      'content-type': fc.oneof(
        { weight: 4, arbitrary: fc.constant('application/json') },
        { weight: 4, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        fc.constantFrom('multipart/form-data; boundary=x', 'application/json; charset=utf-16', '/'),
        headerText,
      ),
      origin: fc.oneof(fc.constant('http://localhost'), headerText),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
      'idempotency-key': headerText,
      'lead-context': fc.oneof(headerText, fc.constantFrom('page="%ff"', 'fill=99999999999999999')),
      'x-forwarded-for': headerText,
    },
    { requiredKeys: [] },
  ),
  body: fc.oneof(
    { weight: 4, arbitrary: jsonBody.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: formBody.map((text) => Buffer.from(text)) },
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.alloc(70_000, 'x')),
  ),
})

test(`${rounds} malformed requests: none is answered with a 5xx`, { timeout: 90_000 }, async () => {
  const origin = await serverInProcess({ TRUST_PROXY: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const counts = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(malformed, async (attempt) => {
      const status = await send(origin, agent, attempt)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      expect(status).toBeGreaterThanOrEqual(200)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: rounds },
  )
  process.stdout.write(`statuses: ${JSON.stringify(Object.fromEntries(counts))}\n`)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

function send(origin: string, agent: Agent, attempt: Malformed): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const { method, path, body } = attempt
    const headers = { ...attempt.headers, 'content-length': String(body.length) }
    const outgoing = request({ hostname, port, agent, method, path, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

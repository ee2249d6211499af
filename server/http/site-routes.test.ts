import { request } from 'node:http'
import { expect, test } from 'vitest'
import { filmBytes, pagePolicy } from '../../tests/support/built-site.ts'
import { serverOfFile } from '../../tests/support/server-in-process.ts'

const origin = serverOfFile()

/** As `fetch`, but the path reaches the server exactly as written. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin())
      request({ hostname, port, path, headers, agent: false }, (response) => {
        let body = ''
        response.setEncoding('latin1')
        response.on('data', (text) => {
          body += text
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('a page is sent packed to whoever takes Brotli, with a tag of its own', async () => {
  const plain = await get('/')
  const packed = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(plain).toMatchObject({ status: 200, headers: { vary: 'accept-encoding' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  expect(packed.body.length).toBeLessThan(plain.body.length)
  const unwanted = await get('/', { 'accept-encoding': 'br;q=0, gzip' })
  expect(unwanted.headers['content-encoding']).toBeUndefined()
})

test('what a browser holds already is not sent again', async () => {
  const { headers } = await get('/contact')
  const again = await get('/contact', { 'if-none-match': `"other", ${headers.etag}` })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(again.headers['content-security-policy']).toBe(pagePolicy)
})

test('hashed files are kept for a year, pages are asked about each time', async () => {
  expect((await get('/_astro/app.1a2b3c.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/contact')).headers['cache-control']).toBe('no-cache')
})

test('a film can be read in parts', async () => {
  const part = await get('/film.webm', { range: 'bytes=10-19' })
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 10-19/1000' } })
  expect(Buffer.from(part.body, 'latin1')).toEqual(filmBytes.subarray(10, 20))
  const tail = await get('/film.webm', { range: 'bytes=-5' })
  expect(Buffer.from(tail.body, 'latin1')).toEqual(filmBytes.subarray(995))
  expect((await get('/film.webm', { range: 'bytes=1000-' })).status).toBe(416)
  const changed = await get('/film.webm', { range: 'bytes=0-1', 'if-range': '"old"' })
  expect(changed).toMatchObject({ status: 200, headers: { 'content-length': '1000' } })
})

test('a document is sent unpacked, with its name, and can be asked about', async () => {
  const answer = await get('/downloads/sheet.pdf', { 'accept-encoding': 'br' })
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="company-sheet.pdf"',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  // A browser's own viewer cannot work under the policy of a bare answer.
  expect(answer.headers['content-security-policy']).toBe("frame-ancestors 'none'")
  const held = { 'if-none-match': answer.headers.etag ?? '' }
  expect((await get('/downloads/sheet.pdf', held)).status).toBe(304)
})

test.for<[string, string]>([
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact/?topic=investment', '/contact?topic=investment'],
  ['/index.html', '/'],
])('%s leads to %s', async ([from, to]) => {
  const answer = await get(from)
  expect(answer).toMatchObject({ status: 308, headers: { location: to } })
})

test.for(['//evil.example/', '//evil.example/%2e%2e', '///', '/\\evil.example/', '//contact/'])(
  '%s is no redirect to another site',
  async (path) => {
    const { status, headers } = await get(path)
    expect([308, 400, 404]).toContain(status)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  },
)

test.for(['/nope', '/404', '/answer', '/../package.json', '/published.json', '/contact%2f'])(
  '%s is answered with the 404 page',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('<h1>404</h1>')
  },
)

test('a malformed address is the client’s fault', async () => {
  const answer = await get('/%ff')
  expect(answer).toMatchObject({
    status: 400,
    headers: { 'x-content-type-options': 'nosniff' },
  })
})

test('programs get errors they can read', async () => {
  for (const path of ['/functions/v1/nope', '/api/team/nope', '/functions']) {
    const answer = await fetch(origin() + path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
  }
})

test('a page is only read', async () => {
  const posted = await fetch(`${origin()}/contact`, { method: 'POST', body: 'x' })
  expect(posted.status).toBe(405)
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
  const head = await fetch(`${origin()}/contact`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('the link of an emergency is answered with its own page, which has no other address', async () => {
  const heading = async (path: string) => /<h1>(\w+)/.exec((await get(path)).body)?.[1]
  expect(await heading('/contact?need=emergency&from=home')).toBe('Emergency')
  expect(await heading('/contact?need=haste')).toBe('Contact')
  expect(await heading('/contact')).toBe('Contact')
  expect((await get('/contact-emergency')).status).toBe(404)
})

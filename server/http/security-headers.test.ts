import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { pagePolicy } from '../../tests/support/built-site.ts'
import { postForm } from '../../tests/support/lead-calls.ts'
import { serverInProcess, serverOfFile } from '../../tests/support/server-in-process.ts'

const origin = serverOfFile()

test.for([
  '/',
  '/nope',
  '/film.webm',
  '/contact/',
  '/healthz',
  '/metrics',
  '/functions/v1/nope',
  '/functions/v1/test-function',
  '/%ff',
])('%s is answered with every protective header', async (path) => {
  const { headers } = await fetch(origin() + path, { redirect: 'manual' })
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('each page carries its own policy, the answer to a form too', async () => {
  const pages = [
    fetch(origin()),
    fetch(`${origin()}/nope`),
    postForm(origin(), 'send-contact-email', {}),
  ]
  for (const answer of await Promise.all(pages)) {
    expect(answer.headers.get('content-security-policy')).toBe(pagePolicy)
  }
})

test('browsers are told to stay on https only when the site is served there', async () => {
  const plain = await fetch(origin())
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  const secure = await fetch(await serverInProcess({ PUBLIC_URL: 'https://company.example' }))
  expect(secure.headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('what is not even HTTP is refused with a clear answer', async () => {
  const { hostname, port } = new URL(origin())
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write('NOT HTTP\r\n\r\n'))
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain("frame-ancestors 'none'")
})

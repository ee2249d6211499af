import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifySample } from './verify-sample.ts'

type Sample = {
  isOurs(body: string, headers: Record<string, string>, secret: string): boolean
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Headers of a delivery, as https://www.standardwebhooks.com describes them; `sentAt` is epoch milliseconds. */
function signed(body: string, secret: string, sentAt: number): Record<string, string> {
  const time = String(Math.floor(sentAt / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`delivery.${time}.${body}`).digest('base64')
  return {
    'webhook-id': 'delivery',
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  }
}

test('the sample takes a signed delivery, and nothing changed, old or signed by another secret', async () => {
  const source = `data:text/javascript,${encodeURIComponent(verifySample)}`
  const { isOurs } = (await import(/* @vite-ignore */ source)) as Sample
  const secret = newSecret()
  const body = '{"type":"lead.received"}'
  const headers = signed(body, secret, Date.now())
  expect(isOurs(body, headers, secret)).toBe(true)
  expect(isOurs(`${body} `, headers, secret)).toBe(false)
  expect(isOurs(body, { ...headers, 'webhook-id': 'another' }, secret)).toBe(false)
  expect(isOurs(body, {}, secret)).toBe(false)
  expect(isOurs(body, headers, newSecret())).toBe(false)
  expect(isOurs(body, signed(body, secret, Date.now() - 600_000), secret)).toBe(false)
})

import { expect, test } from 'vitest'
import { callFunction, contactFields } from '../../tests/support/lead-calls.ts'
import { serverInProcess } from '../../tests/support/server-in-process.ts'
import { plainAddress, trustsProxy } from './proxy-address.ts'

test.for<[string, string]>([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:DB8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  [' unknown ', 'unknown'],
])('%s is the address %s', ([text, address]) => {
  expect(plainAddress(text)).toBe(address)
})

test.for<[string, string[], boolean]>([
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['11.1.2.3', ['10.0.0.0/8'], false],
  ['10.1.2.3:4711', ['10.0.0.0/8'], true],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['10.1.2.3', ['::ffff:10.0.0.0/104'], true],
  ['2001:db8::7', ['2001:db8::/32'], true],
  ['2001:db8::7', ['10.0.0.0/8', '::1'], false],
  ['127.0.0.1', ['127.0.0.1'], true],
  ['127.1', ['127.0.0.1'], false],
  ['10', ['10.0.0.0/8'], false],
  ['unknown', ['0.0.0.0/0', '::/0'], false],
])('%s is in %s: %s', ([address, list, trusted]) => {
  expect(trustsProxy(list)(address)).toBe(trusted)
})

test('a visitor is one visitor, whatever port its proxy writes', async () => {
  const origin = await serverInProcess({ TRUST_PROXY: '127.0.0.0/8,10.0.0.0/8' })
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) {
    // The second proxy is ours too, and writes a port as well.
    const headers = { 'x-forwarded-for': `203.0.113.9:${40_000 + n}, 10.0.0.7:${50_000 + n}` }
    const answer = await callFunction(origin, 'send-contact-email', contactFields(), { headers })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const headers = { 'x-forwarded-for': '203.0.113.10:40000, 10.0.0.7:50000' }
  const other = await callFunction(origin, 'send-contact-email', contactFields(), { headers })
  expect(other.status).toBe(200)
})

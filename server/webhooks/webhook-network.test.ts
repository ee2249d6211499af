import { expect, test } from 'vitest'
import { webhookReceiver } from '../../tests/support/webhook-receiver.ts'
import { postDelivery } from './post-delivery.ts'
import { isPublicAddress, type WebhookNetwork } from './webhook-network.ts'

const posted = { headers: {}, body: '{}' }
const never = new AbortController().signal

test.each([
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['0.0.0.0', 'unspecified'],
  ['169.254.169.254', 'link-local, where clouds keep their keys'],
  ['100.64.0.1', 'of a carrier'],
  ['192.0.2.1', 'for documentation'],
  ['198.18.0.1', 'for benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['::1', 'loopback'],
  ['::', 'unspecified'],
  ['fe80::1', 'link-local'],
  ['fc00::1', 'unique local'],
  ['fd12:3456::1', 'unique local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['::ffff:8.8.8.8', 'a mapped IPv4 address'],
  ['::ffff:127.0.0.1', 'a mapped IPv4 address'],
  ['::127.0.0.1', 'a compatible IPv4 address'],
  ['64:ff9b::a00:1', 'NAT64'],
  ['64:ff9b:1::a00:1', 'NAT64 of a network'],
  ['2002:a00:1::1', '6to4'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'for documentation'],
  ['no address', 'not an address'],
])('%s is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['93.184.215.14', '2606:4700::6810:84e5'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test('a name that leads to a private address is not connected to, nor one that leads there too', async () => {
  const { url, network, connections } = await webhookReceiver()
  for (const addresses of [['127.0.0.1'], ['93.184.215.14', '127.0.0.1'], ['::1']]) {
    const judging = { ...network, mayReach: isPublicAddress, resolve: async () => addresses }
    await expect(postDelivery(url, posted, judging, never)).rejects.toThrow(/not public/)
  }
  expect(connections()).toBe(0)
})

test('an address in place of a name is judged too', async () => {
  const { port, network, connections } = await webhookReceiver()
  const { resolve, mayReach } = (await import('./webhook-network.ts')).publicNetwork
  const judging: WebhookNetwork = { ...network, resolve, mayReach }
  const url = `https://127.0.0.1:${port}/`
  await expect(postDelivery(url, posted, judging, never)).rejects.toThrow(/not public/)
  expect(connections()).toBe(0)
})

test('what was judged is what is connected to: the name is asked once', async () => {
  const { url, network, received } = await webhookReceiver()
  let lookups = 0
  const judged: string[] = []
  const rebinding: WebhookNetwork = {
    ...network,
    // The first answer is the receiver; a second one would lead astray.
    async resolve() {
      lookups += 1
      return [lookups === 1 ? '127.0.0.1' : '127.0.0.2']
    },
    mayReach: (address) => judged.push(address) > 0,
  }
  expect(await postDelivery(url, posted, rebinding, never)).toBe(204)
  expect(lookups).toBe(1)
  expect(judged).toEqual(['127.0.0.1'])
  expect(received).toHaveLength(1)
})

test('a receiver is spoken to only under a certificate for its name that we trust', async () => {
  const { url, network, received } = await webhookReceiver()
  const { authorities: _, ...strangers } = network
  await expect(postDelivery(url, posted, strangers, never)).rejects.toThrow(
    /self-signed|certificate/,
  )
  const misnamed = url.replace('hooks.example.com', 'other.example.com')
  await expect(postDelivery(misnamed, posted, network, never)).rejects.toThrow(/altnames/)
  const plain = url.replace('https:', 'http:')
  await expect(postDelivery(plain, posted, network, never)).rejects.toThrow(/https/)
  expect(received).toHaveLength(0)
})

test('a redirect is an answer, not a way to go', async () => {
  const elsewhere = await webhookReceiver()
  const { url, network, received } = await webhookReceiver(() => ({
    status: 307,
    headers: { location: elsewhere.url },
  }))
  expect(await postDelivery(url, posted, network, never)).toBe(307)
  expect(received).toHaveLength(1)
  expect(elsewhere.connections()).toBe(0)
})

test('a receiver that never answers is given up', async () => {
  const { url, network } = await webhookReceiver(() => 'hang')
  const soon = AbortSignal.timeout(300)
  await expect(postDelivery(url, posted, network, soon)).rejects.toThrow()
})

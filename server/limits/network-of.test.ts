import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.for<[string, number, string | undefined]>([
  ['2001:db8:1:2ff::/64', 56, '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff::/64', 48, '2001:db8:1:0::/48'],
  ['2001:db8:0:ffff::/64', 56, '2001:db8:0:ff00::/56'],
  ['203.0.113.7', 48, undefined],
  ['not an address', 56, undefined],
])('%s lies in the /%i of %s', ([client, bits, network]) => {
  expect(networkOf(client, bits)).toBe(network)
})

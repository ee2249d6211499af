import { isIP } from 'node:net'

/**
 * Whom a network address stands for when messages are counted: an IPv4 address
 * itself, of IPv6 the /64 network, because one household owns all of it.
 */
export function clientKey(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (isIP(plain) !== 6) return plain
  return `${groups(plain).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, zeros written out, without leading zeros. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const all = [...before, ...Array<string>(missing).fill('0'), ...after]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}

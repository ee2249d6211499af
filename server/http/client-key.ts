import type { IPv6 } from 'ipaddr.js'
import { parsedAddress, plainAddress } from './proxy-address.ts'

/**
 * Whom a network address stands for when messages are counted: an IPv4 address
 * itself, of IPv6 the /64 network, because one household owns all of it.
 */
export function clientKey(address: string): string {
  const parsed = parsedAddress(address)
  if (!parsed) return plainAddress(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const groups = (parsed as IPv6).parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

import ipaddr from 'ipaddr.js'

/**
 * An address as a proxy may write it, without what is no part of it: the port
 * (`203.0.113.7:51234`, `[2001:db8::1]:443`), brackets, a zone.
 */
export function plainAddress(text: string): string {
  const bare = text.trim().toLowerCase()
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1]
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(bare)?.[1]
  return (bracketed ?? withPort ?? bare).replace(/%.*$/, '')
}

/** Whether an address is that of a proxy we trust, by a list of addresses and CIDR ranges. */
export function trustsProxy(list: readonly string[]): (address: string) => boolean {
  const ranges = list.map(rangeOf)
  return (address) => {
    const parsed = parsedAddress(address)
    return (
      parsed !== undefined &&
      ranges.some(
        ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
      )
    )
  }
}

/** Undefined for what is no address; an IPv4 address inside an IPv6 one counts as itself. */
export function parsedAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const plain = plainAddress(text)
  // The full four parts only: `127.1` is an address to some readers and none to others.
  const readable = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain)
  return readable ? ipaddr.process(plain) : undefined
}

function rangeOf(entry: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const [address = '', prefix] = entry.split('/')
  const network = ipaddr.process(address)
  const mapped = ipaddr.parse(address).kind() !== network.kind()
  const whole = network.kind() === 'ipv6' ? 128 : 32
  if (prefix === undefined) return [network, whole]
  return [network, mapped ? Math.max(0, Number(prefix) - 96) : Number(prefix)]
}

import { Resolver } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** How a delivery finds its way, and whom it may reach. */
export type WebhookNetwork = {
  /** Every address of a host name. Rejects when there is none. */
  resolve: (hostname: string, signal: AbortSignal) => Promise<readonly string[]>
  mayReach: (address: string) => boolean
  /** Certificates in PEM that are trusted instead of the usual authorities'. */
  authorities?: string
}

/** Addresses that are given out to the public; what IPv6 uses for anything else lies outside of it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public Internet: not private, of this machine, of a link, of a
 * carrier, reserved, nor one that stands for an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6)
}

/** The public Internet. Names are asked of DNS alone, never of this machine's own list of hosts. */
export const publicNetwork: WebhookNetwork = {
  mayReach: isPublicAddress,
  async resolve(hostname, signal) {
    if (ipaddr.isValid(hostname)) return [hostname]
    const resolver = new Resolver({ timeout: 3_000, tries: 2 })
    signal.addEventListener('abort', () => resolver.cancel(), { once: true })
    const answers = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ])
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    )
    if (addresses.length === 0) throw new Error('The name of the receiver was not found')
    return addresses
  },
}

/**
 * The address to connect to. It is this very one that is connected to: a name that is asked a second
 * time may answer with another. Rejects when any address of the name is not public.
 */
export async function judgedAddress(
  hostname: string,
  { resolve, mayReach }: WebhookNetwork,
  signal: AbortSignal,
): Promise<string> {
  const [first, ...others] = await resolve(hostname, signal)
  if (!first || ![first, ...others].every(mayReach)) {
    throw new Error('The name of the receiver leads to a network that is not public')
  }
  return first
}

/**
 * The wider network of IPv6 that a client's /64 (`2001:db8:1:2::/64`) lies in, by the bits of its prefix, 48 to 64;
 * undefined for IPv4.
 */
export function networkOf(client: string, bits: number): string | undefined {
  const groups = /^([0-9a-f:]+)::\/64$/.exec(client)?.[1]?.split(':')
  if (groups?.length !== 4) return undefined
  const last = Number.parseInt(groups[3] ?? '0', 16)
  const kept = last & (0xffff << (64 - bits)) & 0xffff
  return `${groups.slice(0, 3).join(':')}:${kept.toString(16)}::/${bits}`
}

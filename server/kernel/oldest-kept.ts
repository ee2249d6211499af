/** The instant before which something is too old, epoch milliseconds; undefined where it is kept for ever. */
export function oldestKept(days: number, now: number): number | undefined {
  return days === 0 ? undefined : now - days * 86_400_000
}

const minute = 60_000

/**
 * Waits between attempts: quick at first, since most failures are greylisting or
 * a restart, then ever longer; 48 hours in all.
 */
export const retryWaits: readonly number[] = [
  1, 2, 4, 8, 15, 30, 60, 120, 240, 360, 480, 600, 960,
].map((minutes) => minutes * minute)

/** When to try again after this many attempts, epoch milliseconds; undefined: never. */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const wait = retryWaits[attempts - 1]
  return wait === undefined ? undefined : now + wait
}

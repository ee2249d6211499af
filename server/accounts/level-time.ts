/** Milliseconds; above what any of the calls takes on a machine that is not overloaded. */
const level = 500

/**
 * Waits until the level is reached, counted from `started` (`performance.now()`): an
 * answer that comes sooner when an address has no account would say so.
 */
export async function untilLevel(started: number): Promise<void> {
  const left = level - (performance.now() - started)
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

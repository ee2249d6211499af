const hour = 3_600_000
/** How soon after an hour's beginning it is noticed, milliseconds. */
const look = 30_000

/**
 * Does something soon after the start and then soon after each hour of the clock begins, until
 * stopped; what failed is tried again within the same hour.
 */
export function startHourly(
  work: () => Promise<unknown>,
  onTrouble: (error: unknown) => void,
  now: () => number = Date.now,
): { stop: () => Promise<void> } {
  let done: number | undefined
  let underWay = Promise.resolve()
  async function run(): Promise<void> {
    const current = Math.floor(now() / hour)
    if (current === done) return
    try {
      await work()
      done = current
    } catch (error) {
      onTrouble(error)
    }
  }
  const timer = setInterval(() => {
    underWay = underWay.then(run)
  }, look).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

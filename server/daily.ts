/** Milliseconds. The first time comes soon, but after the visitors of a start. */
const firstAfter = 60_000
const interval = 86_400_000

/** Does something a minute after the start and then every day, until stopped; a failure waits for the next day. */
export function startDaily(
  work: () => Promise<void>,
  onTrouble: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let underWay = Promise.resolve()
  const run = () => {
    underWay = work().catch(onTrouble)
  }
  const first = setTimeout(run, firstAfter).unref()
  const daily = setInterval(run, interval).unref()
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(daily)
      await underWay
    },
  }
}

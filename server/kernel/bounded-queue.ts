/** More work waits than the queue takes; whoever asks again in a few seconds is served. */
export class QueueFull extends Error {}

/**
 * Runs at most `running` works at once and lets at most `waiting` wait, in order. Throws
 * QueueFull at once for any more: a crowd must not take the machine from everybody else.
 */
export function boundedQueue({ running, waiting }: { running: number; waiting: number }) {
  let active = 0
  const line: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (active < running) active += 1
    else if (line.length >= waiting) throw new QueueFull('Too much work waits already')
    // Whoever ends hands its place on, so that nobody can step in between.
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else active -= 1
    }
  }
}

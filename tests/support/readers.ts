import { onTestFinished } from 'vitest'

export type Readers = {
  /** Stops, and gives the milliseconds of each page that was asked for, and what was not answered with 200. */
  leave: () => Promise<{ times: number[]; failures: string[] }>
}

/** Asks for the home page so many times a second, whether or not those before it were answered. */
export function readers(origin: string, perSecond: number): Readers {
  const times: number[] = []
  const failures: string[] = []
  const reading = new Set<Promise<void>>()
  async function read(): Promise<void> {
    const begin = performance.now()
    try {
      const answer = await fetch(origin)
      await answer.arrayBuffer()
      if (answer.status !== 200) failures.push(`${answer.status}`)
    } catch (error) {
      failures.push(String(error))
    }
    times.push(performance.now() - begin)
  }
  const timer = setInterval(() => {
    const one: Promise<void> = read().finally(() => reading.delete(one))
    reading.add(one)
  }, 1_000 / perSecond)
  onTestFinished(() => clearInterval(timer))
  return {
    async leave() {
      clearInterval(timer)
      await Promise.all(reading)
      return { times, failures }
    },
  }
}

/** The time that so large a share of them keeps below. */
export function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

import { dayOf } from '../kernel/calendar.ts'

/** How often a page was read on a day, `2026-11-22`. */
export type DayCount = { day: string; page: string; views: number }

export type PageViewsDeps = {
  /** Adds to what is kept already: several processes may count the same page. */
  add: (counts: readonly DayCount[]) => Promise<void>
  onTrouble: (error: unknown) => void
  timeZone: string
  now: () => number
  /** Between two times of writing, milliseconds. */
  interval?: number
}

export type PageViews = {
  /** Counts one reading of a page, by its path. */
  count: (page: string) => void
  /** Writes what is left and counts no more. */
  stop: () => Promise<void>
}

const everyMinute = 60_000

/**
 * Counts in memory how often each page is read and writes it down every minute: a page costs no
 * query. What could not be written is kept for the next time; a process that is killed loses a minute.
 */
export function countPageViews({
  add,
  onTrouble,
  timeZone,
  now,
  interval = everyMinute,
}: PageViewsDeps): PageViews {
  let counted = new Map<string, DayCount>()
  let writing = Promise.resolve()

  const keep = ({ day, page, views }: DayCount) => {
    const key = `${day} ${page}`
    counted.set(key, { day, page, views: (counted.get(key)?.views ?? 0) + views })
  }
  async function write(): Promise<void> {
    if (counted.size === 0) return
    const counts = [...counted.values()]
    counted = new Map()
    try {
      await add(counts)
    } catch (error) {
      counts.forEach(keep)
      onTrouble(error)
    }
  }
  const inTurn = () => {
    writing = writing.then(write)
    return writing
  }
  const timer = setInterval(inTurn, interval).unref()

  return {
    count: (page) => keep({ day: dayOf(now(), timeZone), page, views: 1 }),
    async stop() {
      clearInterval(timer)
      await inTurn()
    },
  }
}

/** Days of a time zone, `2026-11-22`, and the instants at which they begin, epoch milliseconds. */

const hour = 3_600_000

/** No clock is further from UTC. */
const furthestClock = 15 * hour

/** The day that an instant falls on. */
export function dayOf(instant: number, timeZone: string): string {
  return dayFormat(timeZone)(instant)
}

/** The hour that the clock shows then, 0 to 23. */
export function hourOf(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  return Number(format.format(instant))
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The Monday that a day's week begins with. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The first instant of a day; where the clocks skip midnight, the first that they show. */
export function startOfDay(day: string, timeZone: string): number {
  const format = dayFormat(timeZone)
  let before = Date.parse(`${day}T00:00:00Z`) - furthestClock
  let within = before + 2 * furthestClock
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (format(middle) < day) before = middle
    else within = middle
  }
  return within
}

const formats = new Map<string, (instant: number) => string>()

function dayFormat(timeZone: string): (instant: number) => string {
  let format = formats.get(timeZone)
  if (!format) {
    // Swedes write dates as ISO 8601 does.
    const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone })
    format = (instant) => swedish.format(instant)
    formats.set(timeZone, format)
  }
  return format
}

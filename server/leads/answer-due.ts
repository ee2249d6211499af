import type { Need } from '../../contract/lead-context.ts'
import { responseHours } from '../../contract/response-times.ts'
import { dayOf } from '../kernel/calendar.ts'

const hour = 3_600_000
const day = 24 * hour

/** Monday to Friday in a time zone, without its holidays: days as `2026-12-25`. */
export type BusinessDays = { timeZone: string; holidays: ReadonlySet<string> }

/**
 * When the promised answer is due, epoch milliseconds: in an emergency, and in what may be one, after so many
 * hours of any day, else of business days. What fills a day to its end is due at its midnight.
 */
export function answerDue(
  need: Need | undefined,
  receivedAt: number,
  { timeZone, holidays }: BusinessDays,
): number {
  if (need) return receivedAt + responseHours.emergency * hour
  const clock = wallClock(timeZone)
  let instant = receivedAt
  let remaining = responseHours.businessDays * hour
  for (;;) {
    const { isWeekend, passed } = clock(instant)
    const midnight = nextMidnight(instant, passed, clock)
    if (!isWeekend && !holidays.has(dayOf(instant, timeZone))) {
      if (remaining <= midnight - instant) return instant + remaining
      remaining -= midnight - instant
    }
    instant = midnight
  }
}

function nextMidnight(instant: number, passed: number, clock: WallClock): number {
  const guess = instant - passed + day
  // Where the clocks change, the day is an hour shorter or longer than the guess.
  const missed = clock(guess).passed
  return missed > day / 2 ? guess + day - missed : guess - missed
}

/** What the clock on the wall shows; `passed` counts milliseconds since midnight. */
type WallClock = (instant: number) => { isWeekend: boolean; passed: number }

function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (instant) => {
    const parts = format.formatToParts(instant).map(({ type, value }) => [type, value])
    const { weekday, hour: hours, minute, second } = Object.fromEntries(parts)
    return {
      isWeekend: weekday === 'Sat' || weekday === 'Sun',
      passed:
        Number(hours) * hour + Number(minute) * 60_000 + Number(second) * 1_000 + (instant % 1_000),
    }
  }
}

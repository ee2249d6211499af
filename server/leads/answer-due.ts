import { answerPromise } from '../../contract/answer-promise.ts'
import type { Need } from '../../contract/lead-context.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * When the promised answer is due, epoch milliseconds: in an emergency after so many
 * hours of any day, else of business days, which are Monday to Friday in the given
 * time zone. What fills a day to its end is due at its midnight.
 */
export function answerDue(need: Need | undefined, receivedAt: number, timeZone: string): number {
  if (need === 'emergency') return receivedAt + answerPromise.emergency * hour
  let instant = receivedAt
  let remaining = answerPromise.businessDays * hour
  for (;;) {
    const midnight = nextMidnight(instant, timeZone)
    if (!isWeekend(instant, timeZone)) {
      if (remaining <= midnight - instant) return instant + remaining
      remaining -= midnight - instant
    }
    instant = midnight
  }
}

function isWeekend(instant: number, timeZone: string): boolean {
  const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format(instant)
  return weekday === 'Sat' || weekday === 'Sun'
}

function nextMidnight(instant: number, timeZone: string): number {
  const guess = instant - timeOfDay(instant, timeZone) + day
  // Where the clocks change, the day is an hour shorter or longer than the guess.
  const missed = timeOfDay(guess, timeZone)
  return missed > day / 2 ? guess + day - missed : guess - missed
}

/** Milliseconds since midnight, by the clock on the wall. */
function timeOfDay(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(instant).split(':').map(Number)
  return hours * hour + minutes * 60_000 + seconds * 1_000 + (((instant % 1_000) + 1_000) % 1_000)
}

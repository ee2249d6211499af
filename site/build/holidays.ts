import Holidays from 'date-holidays'
import type { OwnerSettings } from '../content/owner-settings.ts'

/** Years after this one that a build knows: a site that nobody builds anew for so long has other troubles. */
const yearsAhead = 10

/**
 * Every day that is no business day for the owner's team besides weekends, `2026-12-25`, in order: last year's
 * too, whose messages may still wait. A holiday that begins at noon takes the whole day: an answer promised too late
 * is no harm. Throws, naming the field, where a country, state or day is none.
 */
export function holidayDays(
  { country, state, own }: OwnerSettings['holidays'],
  thisYear: number,
): string[] {
  const days = new Set<string>()
  for (const day of own) {
    if (!isDay(day))
      throw new Error(`site.settings.json: holidays.own: ${day} is no day as 2026-12-28`)
    days.add(day)
  }
  if (state && !country)
    throw new Error('site.settings.json: holidays.state needs holidays.country')
  if (country) {
    const calendar = calendarOf(country, state)
    for (let year = thisYear - 1; year <= thisYear + yearsAhead; year += 1) {
      for (const { date } of calendar.getHolidays(year)) days.add(date.slice(0, 10))
    }
  }
  return [...days].sort()
}

function calendarOf(country: string, state: string | undefined): Holidays {
  const known = new Holidays()
  if (!Object.hasOwn(known.getCountries(), country)) {
    throw new Error(`site.settings.json: holidays.country: ${country} is no code as IS or DE`)
  }
  if (!state) return new Holidays(country, { types: ['public'] })
  const states: Readonly<Record<string, string>> = known.getStates(country) ?? {}
  if (!Object.hasOwn(states, state)) {
    const codes = Object.keys(states).join(', ') || 'none'
    throw new Error(`site.settings.json: holidays.state: ${state} is none of ${country}: ${codes}`)
  }
  return new Holidays(country, state, { types: ['public'] })
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
}

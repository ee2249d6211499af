/** Counts, shares, durations and days as the dashboard writes them. */

const minute = 60_000
const hour = 60 * minute

const counts = new Intl.NumberFormat('en-GB')
const shares = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 })
const decimals = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })
const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const spokenCount = (count: number): string => counts.format(count)

/** A part of a whole, `93 %`; a dash where there is no whole. */
export function spokenShare(part: number, whole: number): string {
  return whole > 0 ? shares.format(part / whole).replace('%', '\u00a0%') : '–'
}

/** How many there are to 100 of something, to two digits: `0.42`; a dash where there is nothing. */
export function perHundred(part: number, whole: number): string {
  return whole > 0 ? decimals.format((100 * part) / whole) : '–'
}

/** Milliseconds as `42 min`, `5 h 20 min` or, from two days, `3 days 4 h`. */
export function spokenDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute)
  if (minutes < 60) return `${minutes}\u00a0min`
  if (milliseconds < 48 * hour) return joined(minutes, 60, 'h', 'min')
  return joined(Math.round(milliseconds / hour), 24, 'days', 'h')
}

function joined(count: number, size: number, large: string, small: string): string {
  const rest = count % size
  const whole = `${Math.floor(count / size)}\u00a0${large}`
  return rest ? `${whole} ${rest}\u00a0${small}` : whole
}

/** A day as `2026-11-16` in short, `16 Nov`. */
export const spokenDay = (day: string): string => shortDay.format(Date.parse(day))

/** The same in full, `16 November 2026`. */
export const spokenWholeDay = (day: string): string => longDay.format(Date.parse(day))

/** The same of one of several spans in a row, of which the last still runs: `16 November 2026, so far`. */
export function spokenSpan(days: readonly string[], day: string): string {
  return day === days.at(-1) ? `${spokenWholeDay(day)}, so far` : spokenWholeDay(day)
}

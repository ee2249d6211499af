const half = 12 * 3_600_000

/** The day, `2026-11-22`, of a reader's clock. */
const format = new Intl.DateTimeFormat('sv-SE')

/** So many days from an instant, on the reader's clock. */
export function dayInDays(now: number, days: number): string {
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  return format.format(date)
}

/** The day that began for the team at an instant: at its noon every clock of theirs shows it. */
export function dayOfFollowUp(at: number): string {
  return format.format(at + half)
}

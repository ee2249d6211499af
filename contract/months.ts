/** Months of delivery: how they are chosen, kept (`2027-03`, or `open`) and said. */

export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
] as const

/** What stands in place of a month when it is still open. */
export const openMonth = 'open'
export const openMonthLabel = 'Not sure yet'

/** `March 2027`, or that it is open. */
export function monthInWords(month: string): string {
  if (month === openMonth) return openMonthLabel
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1]} ${year}`
}

/** `03` as the next March from now on, epoch milliseconds: `2027-03`. */
export function nextMonth(month: string, now: number): string {
  const today = new Date(now)
  const year = today.getUTCFullYear() + (Number(month) < today.getUTCMonth() + 1 ? 1 : 0)
  return `${year}-${month}`
}

/** The months to choose from, this one first: `03` and its year. */
export function nextMonths(now: number): readonly { month: string; year: number }[] {
  const today = new Date(now)
  return Array.from({ length: 12 }, (_, ahead) => {
    const at = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead))
    return { month: String(at.getUTCMonth() + 1).padStart(2, '0'), year: at.getUTCFullYear() }
  })
}

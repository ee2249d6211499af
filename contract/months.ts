/** Months of delivery: how they are chosen, kept (`2027-03`, or `open`) and said. */
import { type Language, locales } from './words/language.ts'

/** The names of a year's months, January first. */
export function monthNames(language: Language): readonly string[] {
  const { format } = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)))
}

/** What stands in place of a month when it is still open. */
export const openMonth = 'open'

/** `2027-03` as `March 2027`. */
export function monthInWords(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number)
  return new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year ?? 0, (number ?? 1) - 1))
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

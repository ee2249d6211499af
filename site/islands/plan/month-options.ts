import { monthInWords, monthNames, nextMonths } from '../../../contract/months.ts'
import type { Language } from '../../../contract/words/language.ts'

export type Months = readonly { value: string; label: string }[]

/** Without script the months have no year: each means the next one of its name. */
export const monthsOfAYear = (language: Language): Months =>
  monthNames(language).map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }))

/** The next twelve months from now, epoch milliseconds, and another that an address names. */
export function monthsFrom(now: number, named: string | null, language: Language): Months {
  const optionOf = (month: string) => ({ value: month, label: monthInWords(month, language) })
  const months = nextMonths(now).map(({ month, year }) => optionOf(`${year}-${month}`))
  const other = named && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(named) ? [optionOf(named)] : []
  return [...months, ...other.filter(({ value }) => months.every((month) => month.value !== value))]
}

import { openMonth } from '../../../contract/months.ts'
import type { QuotePartWords } from './quote-part-words.ts'

const week = 7 * 86_400_000

/**
 * What is said of a month of arrival that an order accepted now, epoch milliseconds, cannot meet, or may miss; empty
 * for every other month.
 */
export function monthNote(
  month: string | undefined,
  now: number,
  { weeks: [least, most], tooSoon, tight }: NonNullable<QuotePartWords['arrival']>,
): string {
  if (!month || month === openMonth) return ''
  const [year = 0, number = 0] = month.split('-').map(Number)
  const end = Date.UTC(year, number)
  if (end <= now + least * week) return tooSoon
  return end <= now + most * week ? tight : ''
}

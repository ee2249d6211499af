/** Days as people write them. A day is counted since 1 January 1970 (UTC). */
import { type Language, locales } from './words/language.ts'

const millisecondsADay = 86_400_000

type MonthName = 'long' | 'short'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, month: MonthName): Intl.DateTimeFormat {
  const key = `${language} ${month}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      day: 'numeric',
      month,
      year: 'numeric',
    })
  formats.set(key, format)
  return format
}

const dateOf = (day: number) => new Date(day * millisecondsADay)

/** `23 March 2027`, or `23 Mar 2027`. */
export function spokenDay(day: number, language: Language, month: MonthName = 'long'): string {
  return formatOf(language, month).format(dateOf(day))
}

/** `2 – 23 March 2027`, or `2 – 23 Mar 2027`: the first and the last day. */
export function spokenDays(
  [from, to]: readonly [number, number],
  language: Language,
  month: MonthName = 'long',
): string {
  // Typefaces of paper lack the thin spaces that some versions of Intl set round the dash.
  return formatOf(language, month).formatRange(dateOf(from), dateOf(to)).replaceAll('\u2009', ' ')
}

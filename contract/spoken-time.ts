/** Instants as people say them, with the place of the clock; epoch milliseconds and an IANA time zone. And spans. */

import type { LeadWords } from './words/contract-words.ts'
import { fillWords } from './words/fill-words.ts'
import { type Language, locales } from './words/language.ts'

type ClockWords = Pick<LeadWords, 'clock' | 'language'>

/** `Monday, 23 November, 14:20 (Reykjavik)`. */
export function spokenTime(instant: number, timeZone: string, words: ClockWords): string {
  return spoken(clockParts(timeZone, words.language)(instant), timeZone, words)
}

/** As `spokenTime`, but midnight is `the end of Monday`: nobody is sure which day 00:00 belongs to. */
export function spokenDue(instant: number, timeZone: string, words: ClockWords): string {
  const clock = clockParts(timeZone, words.language)
  const parts = clock(instant)
  if (parts.hour !== '00' || parts.minute !== '00') return spoken(parts, timeZone, words)
  return fillWords(words.clock.endOfDay, clock(instant - 60_000), words.language)
}

function spoken(parts: ClockParts, timeZone: string, { clock, language }: ClockWords): string {
  const time = `${parts.hour}:${parts.minute}`
  return fillWords(clock.moment, { ...parts, time, place: placeOf(timeZone) }, language)
}

type ClockParts = Record<string, string>

function clockParts(timeZone: string, language: Language): (instant: number) => ClockParts {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (instant) =>
    Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** `Atlantic/Reykjavik` is Reykjavik's clock. */
function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** `40 min`, `3 h`, `2 days`, rounded down; `1 min` at least. Milliseconds. */
export function shortSpan(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 60) return `${Math.max(1, minutes)} min`
  return minutes < 2 * 24 * 60
    ? `${Math.floor(minutes / 60)} h`
    : `${Math.floor(minutes / (24 * 60))} days`
}

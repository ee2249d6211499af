/**
 * How numbers are printed on this site: grouped thousands and lists as a language has them, by `Intl`. Figures,
 * drawings and documents all print through here. NaN is what remains of a withheld figure in
 * arithmetic; it prints as the mark of one, so that no sum with a hole in it reaches a reader.
 */
import { locales } from '../../contract/words/language.ts'
import type { Language } from '../words/language.ts'

/** Stands in a text where a withheld figure would; `shown` removes the sentence around it. */
export const withheldMark = '\u{E000}'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: Language, decimals: number, notation: 'standard' | 'compact') {
  const key = `${language} ${notation} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  // Of the short forms those of American English: `2B`, where British has `2bn`.
  const locale = notation === 'compact' && language === 'en' ? language : locales[language]
  const format = new Intl.NumberFormat(locale, { notation, maximumFractionDigits: decimals })
  formats.set(key, format)
  return format
}

/** `24,000`, `99.9`, `0.012`: at most `decimals` decimals, none of them an idle zero. */
export function wholeNumber(value: number, language: Language, decimals = 4): string {
  return Number.isNaN(value) ? withheldMark : formatOf(language, decimals, 'standard').format(value)
}

/** `12.4M`, `800K`, `2B`: the short form of a large number. */
export function shortNumber(value: number, language: Language, decimals = 1): string {
  return Number.isNaN(value) ? withheldMark : formatOf(language, decimals, 'compact').format(value)
}

/** A number beside its letter: 500,000 is 500 and `K`. Below a thousand the letter is empty. */
export function letterParts(value: number, language: Language): { value: number; letter: string } {
  const parts = formatOf(language, 4, 'compact').formatToParts(value)
  const of = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return { value: Number(`${of('integer')}.${of('fraction') || 0}`), letter: of('compact') }
}

/** `a, b and c`. */
export function listOf(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(items)
}

/** `a, b, c`. */
export function rowOf(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'unit' }).format(items)
}

/** A day such as 2026-11-23, as prose has it: `23 November 2026`. */
export function dayIn(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T12:00:00Z`))
}

/** With a capital, for the beginning of a sentence; pH keeps its small letter. */
export function capital(text: string): string {
  return text.startsWith('pH') ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

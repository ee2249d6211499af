/**
 * How numbers are printed on this site: grouped thousands and lists as a language has them, by `Intl`. Figures,
 * drawings and documents all print through here. NaN is what remains of a withheld figure in
 * arithmetic; it prints as the mark of one, so that no sum with a hole in it reaches a reader.
 */
import { fillWords } from '../../contract/words/fill-words.ts'
import { type FurtherLanguage, locales } from '../../contract/words/language.ts'
import type { Language } from '../words/language.ts'

/** Stands in a text where a withheld figure would; `shown` removes the sentence around it. */
export const withheldMark = '\u{E000}'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Round millions as trade and press write them. `Intl` has `8 Md`, `8000 M` and `1 مليون`: letters that stand in no order
 * or tender, and a number where Arabic has none.
 */
const roundNumbers: Readonly<Record<FurtherLanguage, readonly (readonly [number, string])[]>> = {
  fr: [
    [1e9, '{count, plural, one {#\u00A0milliard} other {#\u00A0milliards}}'],
    [1e6, '{count, plural, one {#\u00A0million} other {#\u00A0millions}}'],
  ],
  es: [[1e6, '{count, plural, one {#\u00A0millón} other {#\u00A0millones}}']],
  ar: [
    [1e9, '{count, plural, one {مليار} two {ملياري} few {#\u00A0مليارات} other {#\u00A0مليار}}'],
    [1e6, '{count, plural, one {مليون} two {مليوني} few {#\u00A0ملايين} other {#\u00A0مليون}}'],
  ],
}

function formatOf(language: Language, decimals: number, notation: 'standard' | 'compact') {
  const key = `${language} ${notation} ${decimals}`
  const known = formats.get(key)
  if (known) return known
  // Of the short forms those of American English: `2B`, where British has `2bn`.
  const locale = notation === 'compact' ? language : locales[language]
  const format = new Intl.NumberFormat(locale, { notation, maximumFractionDigits: decimals })
  formats.set(key, format)
  return format
}

/** `24,000`, `99.9`, `0.012`: at most `decimals` decimals, none of them an idle zero. */
export function wholeNumber(value: number, language: Language, decimals = 4): string {
  return Number.isNaN(value) ? withheldMark : formatOf(language, decimals, 'standard').format(value)
}

/**
 * `12.4M`, `800K`, `2B`: the short form of a large number. Other languages than English have one for round millions, `8 milliards`,
 * which take their unit as the plural of such a number has it: `1 million de personnes`. All else they write in full.
 */
export function shortNumber(value: number, language: Language, decimals = 1): string {
  if (Number.isNaN(value)) return withheldMark
  if (language === 'en') return formatOf(language, decimals, 'compact').format(value)
  const [size = 1, said = ''] =
    roundNumbers[language].find(
      ([least]) => value >= least && value % Math.max(least / 10, 1e6) === 0,
    ) ?? []
  if (!said) return wholeNumber(value, language, decimals)
  return fillWords(said, { count: value / size }, language)
}

/** A number beside its letter in English: 500,000 is 500 and `K`. Below a thousand the letter is empty. */
export function letterParts(value: number): { value: number; letter: string } {
  const parts = formatOf('en', 4, 'compact').formatToParts(value)
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

/**
 * How numbers are printed on this site: one locale, grouped thousands, a space before the unit. Figures,
 * drawings and documents all print through here. NaN is what remains of a withheld figure in
 * arithmetic; it prints as the mark of one, so that no sum with a hole in it reaches a reader.
 */

/** Stands in a text where a withheld figure would; `shown` removes the sentence around it. */
export const withheldMark = '\u{E000}'

const locale = 'en'

/** `24,000`, `99.9`, `0.012`: at most `decimals` decimals, none of them an idle zero. */
export function wholeNumber(value: number, decimals = 4): string {
  if (Number.isNaN(value)) return withheldMark
  return value.toLocaleString(locale, { maximumFractionDigits: decimals })
}

/** `12.4M`, `800K`, `2B`: the short form of a large number. */
export function shortNumber(value: number, decimals = 1): string {
  if (Number.isNaN(value)) return withheldMark
  return new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: decimals,
  }).format(value)
}

const letters = [
  { letter: 'B', size: 1e9 },
  { letter: 'M', size: 1e6 },
  { letter: 'K', size: 1e3 },
] as const

/** A number beside its letter: 500,000 is 500 and `K`. Below a thousand the letter is empty. */
export function letterParts(value: number): { value: number; letter: string } {
  const found = letters.find(({ size }) => value >= size)
  return found ? { value: value / found.size, letter: found.letter } : { value, letter: '' }
}

/** `1 container`, `10 containers`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`
}

/** `a, b and c`. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items)
}

const small = [
  'zero',
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
]

/** A count as prose spells it: up to twenty in words, above that in digits. */
export function inWords(count: number): string {
  return small[count] ?? wholeNumber(count)
}

const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** As `inWords`, and round tens and hundreds too: `fifty`, `a hundred`, `five hundred`. */
export function inRoundWords(count: number): string {
  const ten = count > 20 && count < 100 && count % 10 === 0 ? tens[count / 10 - 3] : undefined
  if (ten) return ten
  const hundreds = count / 100
  if (hundreds === 1) return 'a hundred'
  return hundreds > 1 && hundreds < 10 && small[hundreds]
    ? `${small[hundreds]} hundred`
    : inWords(count)
}

/** A sum that stays on one line. */
export function onOneLine(sum: string): string {
  return sum.replaceAll(' ', '\u00a0')
}

/** With a capital, for the beginning of a sentence; pH keeps its small letter. */
export function capital(text: string): string {
  return text.startsWith('pH') ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Words as the search compares them: without case and accents, numbers without their grouping, so that `24,000`,
 * `24 000` and `24000` are one, and `þ` is found by `th`. Arabic words are compared without their article, and without
 * what is often left out in typing.
 */
import { inLatinDigits } from '../../../contract/latin-digits.ts'

/** Say nothing about what is looked for. */
const stopWords = new Set(
  (
    'an and are as at be by can do does for from get have how in is it its me much my of on or our per that the ' +
    'their there this to us was we what when where which who will with you your ' +
    'au aux avec ce ces dans de des du elle en est et il je la le les leur ou par pour que qui quel quelle sont sur ' +
    'un une vous ' +
    'al como con cual cuando del desde donde el es hay las lo los mi para por se son su una uno usted ' +
    'من في الي علي عن مع ما هل كم كيف متي اين هو هي او ان هذا هذه التي الذي'
  ).split(' '),
)

const letters: Record<string, string> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ى: 'ي',
  ة: 'ه',
}

/** A text without case and accents, its numbers in one spelling. Lengths change. */
export function folded(text: string): string {
  return inLatinDigits(text)
    .toLowerCase()
    .replaceAll(/(?<=\d)[,'’\u202f\u00a0](?=\d{3}(?!\d))/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[þðæœøßđىة]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/(?<=\d),(?=\d)/gu, '.')
}

/** A number with its letter for thousands or millions (`12.4m`), a number, or a word. */
const term = /\d+(?:\.\d+)*(?:[kmb](?![\p{L}\d]))?|\p{L}[\p{L}\d]*/gu

/** The terms of a text. Single letters and words such as `the` are none. */
export function termsOf(text: string): string[] {
  return (folded(text).match(term) ?? [])
    .filter((word) => !stopWords.has(word))
    .map(singular)
    .map(withoutArticle)
    .filter((word) => word.length > 1 || /\d/.test(word))
}

/** `الحاوية`, `والحاوية`, `بالحاوية`, `للحاوية` and `حاوية` are one, as long as a whole word is left. */
function withoutArticle(word: string): string {
  return word.replace(/^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u, '')
}

/** `containers` and `container`, `bodies` and `body` are one; `glass` and `analysis` stay. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

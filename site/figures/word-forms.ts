/** Numbers as words that are no plain count: places in an order and parts of one. */
import { inRoundWords, inWords, wholeNumber, withheldMark } from './number-text.ts'

const irregular: Readonly<Record<string, string>> = {
  ...{ one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth' },
  ...{ nine: 'ninth', twelve: 'twelfth' },
}

/** `second`, `twelfth`, `twentieth`; `21st` where no word is common. */
export function ordinal(place: number): string {
  if (Number.isNaN(place)) return withheldMark
  const word = inRoundWords(place)
  if (irregular[word]) return irregular[word]
  if (word.endsWith('ty')) return `${word.slice(0, -1)}ieth`
  return /^\d/.test(word) ? `${word}${digitEnding(place)}` : `${word}th`
}

function digitEnding(place: number): string {
  const tail = place % 100
  if (tail >= 11 && tail <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][place % 10] ?? 'th'
}

const commonParts = [
  { part: 1 / 4, words: 'a quarter' },
  { part: 1 / 3, words: 'a third' },
  { part: 1 / 2, words: 'half' },
  { part: 2 / 3, words: 'two thirds' },
  { part: 3 / 4, words: 'three quarters' },
] as const

/** A part of one as prose says it: `two thirds` for 0.667, `42 %` where no word comes close. */
export function fractionInWords(part: number): string {
  if (Number.isNaN(part)) return withheldMark
  const found = commonParts.find((common) => Math.abs(common.part - part) < 0.015)
  return found ? found.words : `${wholeNumber(part * 100, 0)} %`
}

/** A percentage as so many in twenty, where it comes out even: `nineteen in twenty` for 95. */
export function soManyIn(percent: number, noun: string): string {
  const twentieths = percent / 5
  return Number.isInteger(twentieths)
    ? `${inWords(twentieths)} ${noun} in twenty`
    : `${wholeNumber(percent)} ${noun} in a hundred`
}

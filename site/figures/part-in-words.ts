/** Shares in the words that prose has for them. */
import { inWords, wholeNumber, withheldMark } from './number-text.ts'

const parts = [
  { name: 'a tenth', share: 10 },
  { name: 'a fifth', share: 20 },
  { name: 'a quarter', share: 25 },
  { name: 'a third', share: 100 / 3 },
  { name: 'half', share: 50 },
  { name: 'two thirds', share: 200 / 3 },
  { name: 'three quarters', share: 75 },
  { name: 'four fifths', share: 80 },
  { name: 'five sixths', share: 500 / 6 },
  { name: 'nine tenths', share: 90 },
] as const

/** A share of a hundred as prose says it: 30 is `under a third`, 53 `just over half`, 97 `97 %`. */
export function partInWords(share: number): string {
  if (Number.isNaN(share)) return withheldMark
  const apart = parts.map((part) => Math.abs(part.share - share))
  const nearest = parts[apart.indexOf(Math.min(...apart))] ?? parts[0]
  const over = share - nearest.share
  if (Math.abs(over) > 5) return `${wholeNumber(share)} %`
  if (Math.abs(over) <= 1) return nearest.name
  return over > 0 ? `just over ${nearest.name}` : `under ${nearest.name}`
}

const nouns: Record<number, string> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  10: 'tenth',
  20: 'twentieth',
}

/** A share as prose says it: `a tenth` for 10 per cent, `half` for 50, `12 %` where no word is common. */
export function aShare(percent: number): string {
  const noun = nouns[100 / percent]
  if (!noun) return `${wholeNumber(percent)} %`
  return noun === 'half' ? noun : `a ${noun}`
}

/** The noun for a share of a hundred: 10 is a `tenth`; where there is none, a `share`. */
export function partNoun(share: number): string {
  return Number.isNaN(share) ? withheldMark : (nouns[100 / share] ?? 'share')
}

/** What is left beside such a part, as a noun: beside a tenth `other nine`, beside an odd share `rest`. */
export function otherParts(share: number): string {
  if (Number.isNaN(share)) return withheldMark
  return nouns[100 / share] ? `other ${inWords(100 / share - 1)}` : 'rest'
}

/** Shares in the words that prose has for them. */
import { wholeNumber, withheldMark } from './number-text.ts'

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

/** The noun for a share of a hundred: 10 is a `tenth`; where there is none, a `share`. */
export function partNoun(share: number): string {
  return Number.isNaN(share) ? withheldMark : (nouns[100 / share] ?? 'share')
}

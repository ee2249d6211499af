/** Numbers as words that are no plain count: places in an order. */
import { inRoundWords, withheldMark } from './number-text.ts'

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

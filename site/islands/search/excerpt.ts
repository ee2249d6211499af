import { termsOf } from './search-terms.ts'

/** A run of text, marked where it is what was looked for. */
export type Run = { text: string; marked: boolean }

/** Characters of an excerpt: two to three lines on a phone. */
const length = 150

/** Words and numbers of a text as they are written; a range is two. */
const word = /\d[\d.,\u202f\u00a0]*\d\p{L}?|[\p{L}\d][\p{L}\p{M}\d]*/gu

type Place = { from: number; to: number; term: string }

/** The words of a text that are among those found. */
function placesIn(text: string, found: ReadonlySet<string>): Place[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const term = termsOf(match[0]).find((one) => found.has(one))
    return term ? [{ from: match.index, to: match.index + match[0].length, term }] : []
  })
}

/** A text as runs, with the found words marked. */
export function marked(text: string, found: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const { from, to } of placesIn(text, found)) {
    runs.push(
      { text: text.slice(at, from), marked: false },
      { text: text.slice(from, to), marked: true },
    )
    at = to
  }
  runs.push({ text: text.slice(at), marked: false })
  return runs.filter((run) => run.text !== '')
}

/** The part of a text that holds most of the found words, with an ellipsis where it was cut. */
export function excerptOf(text: string, found: ReadonlySet<string>): Run[] {
  const places = placesIn(text, found)
  const held = (start: Place) =>
    new Set(
      places
        .filter(({ from, to }) => from >= start.from && to <= start.from + length)
        .map(({ term }) => term),
    ).size
  const [best] = places.toSorted((a, b) => held(b) - held(a) || a.from - b.from)
  if (text.length <= length) return marked(text, found)

  const from = best ? startBefore(text, best.from) : 0
  const end = text.lastIndexOf(' ', from + length)
  const whole = from + length >= text.length
  const cut = text.slice(from, whole ? undefined : end > from ? end : from + length)
  return marked(`${from > 0 ? '… ' : ''}${cut}${whole ? '' : ' …'}`, found)
}

/** Where an excerpt begins: at the sentence, if it began shortly before, else a few words before the place. */
function startBefore(text: string, place: number): number {
  const sentence = Math.max(text.lastIndexOf('. ', place), text.lastIndexOf('? ', place)) + 2
  if (sentence > 1 && place - sentence < 70) return sentence
  if (place < 50) return 0
  return text.indexOf(' ', place - 40) + 1
}

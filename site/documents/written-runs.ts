/**
 * A line in the order in which it is written: the engine that shapes letters knows neither that Arabic runs from the
 * right, nor that numbers within it do not (https://www.unicode.org/reports/tr9/).
 */
import openBidi from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** A part of a line that one face writes; an Arabic one in the order in which it is read, for the engine turns it itself. */
export type WrittenRun = {
  text: string
  script: 'latin' | 'arabic'
  /** Where it stands in the line as it is read. */
  place: number
}

const bidi = openBidi()

const arabic = /[\u0600-\u06ff]/
/** Marks that order a text and are never drawn. */
const unseen = /[\u200e\u200f\u2066-\u2069]/

/** Whether a line needs parts at all. */
export const holdsArabic = (text: string): boolean => arabic.test(text)

/** The parts of a line from the left to the right of the paper; `direction` is that of its text. */
export function writtenRuns(text: string, direction: Direction): WrittenRun[] {
  if (!holdsArabic(text)) return [{ text, script: 'latin', place: 0 }]
  const levels = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels)
  const parts: { script: WrittenRun['script']; turned: boolean; places: number[] }[] = []
  for (const place of bidi.getReorderedIndices(text, levels)) {
    const letter = text[place] ?? ''
    if (unseen.test(letter)) continue
    const turned = (levels.levels[place] ?? 0) % 2 === 1
    // A space that runs with Arabic words is one of theirs.
    const script = arabic.test(letter) || (turned && letter === ' ') ? 'arabic' : 'latin'
    const last = parts.at(-1)
    if (last?.script === script && last.turned === turned) last.places.push(place)
    else parts.push({ script, turned, places: [place] })
  }
  return parts.map(({ script, places }) => {
    const order = script === 'arabic' ? places.toSorted((one, other) => one - other) : places
    return {
      script,
      text: order.map((place) => mirrored.get(place) ?? text[place]).join(''),
      place: Math.min(...places),
    }
  })
}

import { outlined } from '../../documents/outlined.ts'
import { faces } from '../../documents/paper.ts'
import { holdsArabic } from '../../documents/written-runs.ts'

const setting = { face: faces.display, tracking: -0.035 } as const
/** From line to line, and how far the first line reaches above its baseline; Arabic letters need more room. */
const latin = { lineHeight: 0.96, rise: 0.74 } as const
const arabic = { lineHeight: 1.3, rise: 0.95 } as const

type Room = {
  x: number
  /** Baseline of the last line. */
  baseline: number
  width: number
  /** Largest size by the number of lines: one, two, and so on. */
  sizes: readonly number[]
}

/** Every way to break words into so many lines. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return words
    .slice(1, words.length - lines + 2)
    .flatMap((_, at) =>
      breaks(words.slice(at + 1), lines - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    )
}

/** How wide a line runs at a size of 1. */
const widthOf = (line: string) =>
  outlined(line, { ...setting, size: 1000, x: 0, baseline: 0 }).width / 1000

/**
 * A title as large as its room lets it be, in as few lines as that takes: an SVG path, and where its first line
 * begins at the top. Arabic lines end at the right of the room.
 */
export function cardTitle(title: string, { x, baseline, width, sizes }: Room) {
  const words = title.split(' ')
  const ways = sizes.slice(0, words.length).flatMap((most, index) =>
    breaks(words, index + 1).map((lines) => ({
      lines,
      size: Math.min(most, width / Math.max(...lines.map(widthOf))),
    })),
  )
  const { lines, size } = ways.reduce((best, way) => (way.size > best.size ? way : best))
  const isArabic = holdsArabic(title)
  const { lineHeight, rise } = isArabic ? arabic : latin
  const paths = lines.map((line, index) => {
    const below = (lines.length - 1 - index) * size * lineHeight
    // The letters of a large size stand a little to the right of their place.
    const start = isArabic ? x + width - widthOf(line) * size : x - size * 0.04
    return outlined(line, { ...setting, size, x: start, baseline: baseline - below }).path
  })
  return {
    path: paths.join(''),
    top: baseline - (lines.length - 1) * size * lineHeight - size * rise,
  }
}

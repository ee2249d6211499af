import { contours } from 'd3-contour'
import { createNoise2D } from 'simplex-noise'
import { seededRandom } from './seeded-random.ts'
import { simplify } from './simplify.ts'

type Land = {
  /** Size of the sheet in units of the drawing. */
  width: number
  height: number
  /** Levels drawn; every fifth is an index line. */
  levels: number
} & (
  | /** The same seed draws the same land, so that a build never differs from the last. */
  { seed: number }
  /** A land that something else on the sheet is drawn from as well. */
  | { heightAt: (x: number, y: number) => number }
)

export type Contours = {
  /** Paths of the index lines and of the lines between them. */
  index: string
  between: string
  /** Heights at which a line meets the right edge of the sheet: where the survey stopped it. */
  stops: readonly number[]
}

type Point = [x: number, y: number]

/** Units between two samples of the land. */
const cell = 12
/** How far a simplified line may stray, in units; below the width of its stroke. */
const tolerance = 0.7
/** Summits drawn smaller than this look like dirt. */
const smallest = 16

/** Level lines of an imagined land, open where the sheet ends. */
export function contourLines(land: Land): Contours {
  const { width, height, levels } = land
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const heightAt = 'seed' in land ? terrain(land.seed) : land.heightAt
  const values = Array.from({ length: columns * rows }, (_, at) =>
    heightAt((at % columns) * cell, Math.floor(at / columns) * cell),
  )
  const low = Math.min(...values)
  const high = Math.max(...values)
  const thresholds = Array.from(
    { length: levels },
    (_, at) => low + ((high - low) * (at + 0.5)) / levels,
  )
  const scale = ([x, y]: number[]): Point => [
    ((x as number) / columns) * width,
    ((y as number) / rows) * height,
  ]
  const sheet = { width, height }
  const paths: [index: string[], between: string[]] = [[], []]
  const stops: number[] = []
  contours()
    .size([columns, rows])
    .thresholds(thresholds)(values)
    .forEach((level, number) => {
      for (const ring of level.coordinates.flat()) {
        for (const line of openAtEdges(ring.map(scale), sheet)) {
          if (extent(line) < smallest) continue
          for (const end of [line[0], line.at(-1)]) {
            if (end && end[0] >= width - 0.01) stops.push(Math.round(end[1]))
          }
          paths[number % 5 === 2 ? 0 : 1].push(path(simplify(line, tolerance)))
        }
      }
    })
  return { index: paths[0].join(''), between: paths[1].join(''), stops }
}

/** Two octaves of noise: hills, and folds on them. */
function terrain(seed: number): (x: number, y: number) => number {
  const noise = createNoise2D(seededRandom(seed))
  return (x, y) => noise(x / 330, y / 330) + 0.32 * noise(x / 140 + 40, y / 140)
}

function extent(line: Point[]): number {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** d3-contour closes every ring along the sheet's edge; a map's lines simply end there. */
function openAtEdges(ring: Point[], sheet: { width: number; height: number }): Point[][] {
  const onEdge = ([x, y]: Point) =>
    x < 0.01 || y < 0.01 || x > sheet.width - 0.01 || y > sheet.height - 0.01
  const start = ring.findIndex(onEdge)
  if (start < 0) return [ring]
  const turned = [...ring.slice(start, -1), ...ring.slice(0, start + 1)]
  const lines: Point[][] = []
  let line: Point[] = []
  turned.forEach((point, index) => {
    line.push(point)
    const next = turned[index + 1]
    if (next && onEdge(point) && onEdge(next)) {
      lines.push(line)
      line = []
    }
  })
  lines.push(line)
  return lines.filter(({ length }) => length > 3)
}

/** Rounded through the middle of each side, so that few points still read as land. */
function path(line: Point[]): string {
  const last = line.length - 1
  const middle = (at: number): Point => {
    const [a, b] = [line[at] as Point, line[at + 1] as Point]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  const write = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const [first, end] = [line[0] as Point, line[last] as Point]
  const closed = Math.hypot(first[0] - end[0], first[1] - end[1]) < 0.01
  const start = closed ? middle(0) : first
  let d = `M${write(start)}`
  for (let at = 1; at < last; at += 1) {
    d += `Q${write(line[at] as Point)} ${write(at === last - 1 && !closed ? end : middle(at))}`
  }
  return closed ? `${d}Q${write(first)} ${write(start)}Z` : d
}

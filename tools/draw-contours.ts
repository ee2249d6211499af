/**
 * Draws the contour sheets that lie behind a few sections: an imagined land of
 * layered noise, its level lines smoothed and written as one small SVG a sheet.
 * Run after a change of the numbers below: `node tools/draw-contours.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { contours } from 'd3-contour'
import { createNoise2D } from 'simplex-noise'
import { seededRandom } from '../site/graphics/geometry/seeded-random.ts'

type Sheet = {
  name: string
  seed: number
  width: number
  height: number
  levels: number
  stroke: string
}

const sheets: Sheet[] = [
  { name: 'sheet', seed: 7, width: 1600, height: 900, levels: 17, stroke: '#06212b' },
  { name: 'quote', seed: 23, width: 1600, height: 900, levels: 15, stroke: '#06212b' },
  { name: 'foot', seed: 41, width: 1600, height: 700, levels: 14, stroke: '#a9c6cf' },
]

/** Grid cells are this many units wide: finer lines cost bytes nobody sees. */
const cell = 20

/** The land goes on this many cells beyond the sheet, so that no line ends inside it. */
const beyond = 3

/** Heights between about -1 and 1: two broad forms and one fine one, as in glaciated land. */
function land({ seed, width, height }: Sheet) {
  const noise = createNoise2D(seededRandom(seed))
  const columns = Math.ceil(width / cell) + 2 * beyond
  const rows = Math.ceil(height / cell) + 2 * beyond
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) * cell) / 680
    const y = (Math.floor(index / columns) * cell) / 680
    return 0.62 * noise(x, y) + 0.3 * noise(x * 2.1 + 9, y * 2.1) + 0.08 * noise(x * 4 + 3, y * 4)
  })
  return { heights, columns, rows }
}

type Point = readonly [x: number, y: number]

/** Points of a ring in sheet units, thinned: crossings close together make corners. */
function thinned(ring: number[][]): Point[] {
  const kept: Point[] = []
  for (const [x = 0, y = 0] of ring.slice(0, -1)) {
    const point: Point = [(x - 0.5 - beyond) * cell, (y - 0.5 - beyond) * cell]
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > cell * 0.8) kept.push(point)
  }
  return kept
}

/** A closed curve through the midpoints between neighbours: round lines out of few points. */
function smooth(ring: number[][]): string {
  const points = thinned(ring)
  // A knoll of a few cells reads as a blot.
  if (points.length < 9) return ''
  const middle = (index: number) => {
    const [x, y] = points[index % points.length] as Point
    const [nextX, nextY] = points[(index + 1) % points.length] as Point
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`
  }
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length] as Point
    return `Q${Math.round(x)} ${Math.round(y)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}

for (const sheet of sheets) {
  const { heights, columns, rows } = land(sheet)
  const thresholds = Array.from(
    { length: sheet.levels },
    (_, index) => -0.8 + (1.6 * index) / (sheet.levels - 1),
  )
  const lines = contours().size([columns, rows]).thresholds(thresholds)(heights)
  const paths = lines.map((line, index) => {
    const path = line.coordinates.flat().map(smooth).join('')
    // Every fifth line is drawn heavier, as on a survey map.
    return path && `<path d="${path}"${index % 5 === 2 ? ' stroke-width="1.9"' : ''}/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" fill="none" stroke="${sheet.stroke}" stroke-width="1">${paths.join('')}</svg>\n`
  await writeFile(new URL(`../site/assets/contours/${sheet.name}.svg`, import.meta.url), svg)
  console.log(sheet.name, svg.length)
}

/** An imagined glacier and the three streams that leave it; no place on any map. */
import { createNoise2D } from 'simplex-noise'
import { areaOf } from '../../graphics/geometry/area-of.ts'
import { contourLines } from '../../graphics/geometry/contour-lines.ts'
import { type Point, smoothLine } from '../../graphics/geometry/river.ts'
import { seededRandom } from '../../graphics/geometry/seeded-random.ts'

export const sheet = { width: 1288, height: 660 }

/** Where the three become one, shortly before the sheet's edge. */
const meeting: Point = [1156, 330]

/** The river they are from there on. */
export const river: readonly Point[] = [meeting, [1200, 322], [1246, 336], [1288, 330]]

/** From the ice down; each runs on below the last of its marks to the meeting. */
const courses: readonly [readonly Point[], readonly Point[], readonly Point[]] = [
  [
    [300, 180],
    [400, 148],
    [500, 140],
    [590, 172],
    [680, 150],
    [770, 106],
    [860, 118],
    [940, 176],
    [1030, 184],
    [1096, 244],
    [1128, 300],
    meeting,
  ],
  [
    [330, 330],
    [440, 334],
    [540, 318],
    [630, 352],
    [720, 366],
    [800, 330],
    [880, 304],
    [960, 338],
    [1040, 346],
    [1104, 322],
    meeting,
  ],
  [
    [310, 470],
    [400, 508],
    [500, 520],
    [590, 494],
    [680, 520],
    [760, 568],
    [850, 566],
    [930, 512],
    [1020, 480],
    [1094, 432],
    [1124, 364],
    meeting,
  ],
]

const noise = createNoise2D(seededRandom(23))

/** Points along each course, close enough to measure from. */
const traced = courses.map((course) => smoothLine(course))

function away(points: readonly Point[], x: number, y: number): number {
  return Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)))
}

/** The nearest stream, in units. */
const awayFromWater = (x: number, y: number) =>
  Math.min(...traced.map((points) => away(points, x, y)))

/** High ice in the west, a long slope to the east, and a valley along each stream. */
function heightAt(x: number, y: number): number {
  const slope = 0.95 - (0.8 * x) / sheet.width
  const dome = 0.62 * Math.exp(-(((x - 210) / 300) ** 2) - ((y - 330) / 300) ** 2)
  const water = awayFromWater(x, y)
  const folds = 0.1 * noise(x / 190, y / 190) + 0.03 * noise(x / 80 + 9, y / 80)
  const bare = Math.min(1, Math.max(0, (x - 380) / 260))
  // No hill stands in a stream's way: the land folds only at a distance from it.
  const shoulder = Math.min(1, (water / 130) ** 1.4)
  return (
    slope + dome + 0.19 * shoulder * bare + folds * (0.3 + 0.7 * bare) * (0.12 + 0.88 * shoulder)
  )
}

/** Above 0 there is ice: the dome, and a tongue down the head of each valley. */
function iceAt(x: number, y: number): number {
  const dome = 1 - Math.hypot((x - 190) / 320, (y - 330) / 420)
  const tongue = 0.5 * Math.exp(-((awayFromWater(x, y) / 46) ** 2)) - Math.max(0, x - 470) / 260
  const edge = 0.045 * noise(x / 110 + 3, y / 110) + 0.02 * noise(x / 45, y / 45 + 7)
  return Math.max(dome, Math.min(dome + 0.5, tongue)) + edge
}

export const lines = contourLines({ ...sheet, heightAt, levels: 30 })
export const ice = areaOf(iceAt, sheet)

type Stream = { course: readonly Point[]; marks: readonly Point[] }

/** Each stream from where the ice lets go of it, with four gauging marks on its way. */
export const streams: readonly Stream[] = traced.map((points) => {
  const start = points.findLastIndex(([x, y]) => iceAt(x, y) > 0.02)
  const course = points.slice(Math.max(0, start))
  const marks = [0.12, 0.34, 0.56, 0.77].map((part) => {
    const [x, y] = course[Math.round(part * (course.length - 1))] as Point
    return [Math.round(x), Math.round(y)] as const
  })
  return {
    course: course.filter((_, index) => index % 4 === 0 || index === course.length - 1),
    marks,
  }
})

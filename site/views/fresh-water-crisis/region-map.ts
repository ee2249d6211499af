import { contours } from 'd3-contour'
import { geoAzimuthalEqualArea } from 'd3-geo'
import { createNoise2D } from 'simplex-noise'
import { ringPath } from '../../graphics/geometry/ring-path.ts'
import { smoothLine } from '../../graphics/geometry/river.ts'
import { seededRandom } from '../../graphics/geometry/seeded-random.ts'
import { simplify } from '../../graphics/geometry/simplify.ts'
import { coastRings } from '../../graphics/world/land-mask.ts'
import { type RegionName, regionLands } from './region-lands.ts'

type Point = readonly [x: number, y: number]

/** Units from the foot of every map to its head; how wide it is stands for a figure. */
export const height = 450

/** Land and lines run on so far beyond the frame that none ends at it, in units. */
const bleed = 30

/** Units between two samples of the ground. */
const cell = 8

/** How far a simplified line may stray, in units; of a coast, of the ground, of a river. */
const strays = { coast: 0.9, ground: 1.8, river: 0.5 }

/** Smaller islands and hills, in square units, would be specks of dirt. */
const leastArea = 16

/** Thousands of metres from which the ground is drawn a tone darker. */
const levels = [0.5, 1, 2, 3.5, 5]

/** Where a place lies on the map of a region, and the projection that says so. */
export function placesOf(region: RegionName, width: number) {
  const { centre, span } = regionLands[region]
  const [longitude = 0, latitude = 0] = centre.split(' ').map(Number)
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(((height / span) * 180) / Math.PI)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-bleed, -bleed],
      [width + bleed, height + bleed],
    ])
  const place = (written: string) =>
    projection(written.split(' ').map(Number) as [number, number]) as Point
  return { projection, place, course: (written: string) => written.split(', ').map(place) }
}

/** A region on a map of this width, in units. */
export function regionMap(region: RegionName, width: number) {
  const { span, ranges, rivers, lakes, names } = regionLands[region]
  const { projection, place, course } = placesOf(region, width)
  const crests = ranges.map(({ crest, height: top, foot }) => ({
    points: course(crest),
    top,
    foot: (foot * height) / span,
  }))
  return {
    coast: land(coastRings(projection), strays.coast),
    /** One upon the other, each higher one within the one before. */
    ground: bandsOf(groundOf(crests), width),
    rivers: rivers
      .map((river) => openPath(simplify(smoothLine(course(river)), strays.river)))
      .join(''),
    lakes: lakes.map((lake) => ringPath(whole(course(lake)))).join(''),
    names: Object.fromEntries(
      Object.entries<string>(names).map(([river, at]) => [river, place(at)]),
    ),
  }
}

/** Thousands of metres at a place: what each range gives, folded a little, as no range is smooth. */
function groundOf(crests: readonly { points: readonly Point[]; top: number; foot: number }[]) {
  const noise = createNoise2D(seededRandom(11))
  return (x: number, y: number) => {
    const fold = 0.24 * noise(x / 52, y / 52) + 0.12 * noise(x / 21 + 7, y / 21)
    const heights = crests.map(({ points, top, foot }) => {
      const away = Math.max(0, awayFrom(points, [x, y]) / foot + fold)
      return top * Math.exp(-(away ** 2))
    })
    // Where two ranges meet they rise a little above the higher one.
    return Math.cbrt(heights.reduce((sum, value) => sum + value ** 3, 0))
  }
}

function bandsOf(groundAt: (x: number, y: number) => number, width: number): string[] {
  const columns = Math.ceil((width + 2 * bleed) / cell)
  const rows = Math.ceil((height + 2 * bleed) / cell)
  const at = (sample: number) => (sample - 0.5) * cell - bleed
  const values = Array.from({ length: columns * rows }, (_, index) =>
    groundAt(at((index % columns) + 0.5), at(Math.floor(index / columns) + 0.5)),
  )
  return contours()
    .size([columns, rows])
    .thresholds(levels)(values)
    .map(({ coordinates }) =>
      land(
        coordinates.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [at(x), at(y)])),
        strays.ground,
      ),
    )
    .filter(Boolean)
}

function land(rings: readonly (readonly Point[])[], tolerance: number): string {
  return rings
    .filter((ring) => areaOf(ring) >= leastArea)
    .map((ring) => ringPath(whole(simplify(ring, tolerance))))
    .join('')
}

/** In whole units, no point twice in a row. */
function whole(points: readonly Point[]): Point[] {
  return points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => {
      const before = all[index - 1]
      return !before || x !== before[0] || y !== before[1]
    })
}

const openPath = (points: readonly Point[]) => ringPath(whole(points)).slice(0, -1)

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

/** Units from a point to the nearest place of a line. */
function awayFrom(points: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...points.slice(1).map(([toX, toY], index) => {
      const [fromX, fromY] = points[index] ?? [toX, toY]
      const [alongX, alongY] = [toX - fromX, toY - fromY]
      const part = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2)
      const within = Math.min(1, Math.max(0, part))
      return Math.hypot(x - fromX - within * alongX, y - fromY - within * alongY)
    }),
  )
}

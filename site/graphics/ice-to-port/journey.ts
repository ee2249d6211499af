import type { Journey } from '../frame/cut-drawing.ts'
import { bed, iceTop, landLevel } from './land.ts'
import { deepest } from './streams.ts'
import type { Point } from './through.ts'
import { along, broken } from './trace.ts'

const head = { ice: 24, bed: 36, spring: 764 }
const [truckFrom, crane, ship] = [912, 1253, 1429] as const
const road = landLevel - 14

/**
 * The way of one litre: through the ice, the deepest lava, the spring and the pipe into a container, on the truck to
 * the crane and onto the ship. It never turns back, so that each x is passed once.
 */
const points: readonly Point[] = [
  [head.ice, iceTop(head.ice)],
  [head.ice + 1, 230],
  [head.ice + 5, 310],
  ...along(head.bed, head.spring, 12, (x) => (x === head.bed ? bed(x) : deepest(x))),
  [786, 480],
  [858, 480],
  [858, 424],
  [truckFrom, 424],
  [truckFrom, road + 4],
  [1040, road],
  [crane, road],
  [crane, 346],
  [ship, 346],
  [ship, 426],
]

/** How much of the way lies behind, in percent, where it crosses a line from top to bottom. */
function passedAt(x: number): number {
  let passed = 0
  let whole = 0
  for (const [index, [x1, y1]] of points.entries()) {
    const [x0, y0] = points[index - 1] ?? [x1, y1]
    const length = Math.hypot(x1 - x0, y1 - y0)
    whole += length
    if (x1 <= x) passed += length
    else if (x0 < x) passed += (length * (x - x0)) / (x1 - x0)
  }
  return Math.round((passed / whole) * 1000) / 10
}

/**
 * The journey through columns and windows of the drawing.
 *
 * @param borders where each column ends, the last one excepted, in units of the drawing.
 * @param windows where each window begins and ends.
 */
export function journeyThrough(
  borders: readonly number[],
  windows: readonly (readonly [from: number, to: number])[],
): Journey {
  return {
    path: broken(points),
    stops: [0, ...borders.map(passedAt), 100],
    // A little beyond both edges, so that no half of the litre waits there.
    windows: windows.map(([from, to]) => [passedAt(from - 13), passedAt(to + 13)]),
  }
}

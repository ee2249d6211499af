import { seededRandom } from '../geometry/seeded-random.ts'
import { bed, field, landLevel, lower, quayEdge, seabed, sheet, snout, upper } from './land.ts'
import type { Point } from './through.ts'
import { along, broken } from './trace.ts'

export const pool = { from: 733, to: 802, depth: 26 }

const top: Point[] = [
  ...along(0, snout, 24, bed),
  ...along(snout + 6, pool.from, 6, field),
  [pool.from + 8, landLevel + 16],
  [pool.from + 28, landLevel + pool.depth],
  [pool.to - 18, landLevel + 22],
  [pool.to, landLevel],
  [quayEdge, landLevel],
  ...along(quayEdge, sheet.width, 20, seabed),
]

/** A tone reaches from its upper line to below the sheet; the next lies over it. */
const tone = (line: (x: number) => number) =>
  `${broken(along(-4, sheet.width + 4, 18, line))}V${sheet.height + 4}H-4Z`

/** Joints that run through all three tones: it is one body. */
function joints(): string {
  const random = seededRandom(41)
  return Array.from({ length: 18 }, (_, index) => {
    let x = 18 + index * 72 + 50 * random()
    let y = (x < snout ? bed(x) : x < pool.from ? field(x) : landLevel) + 8 + 170 * random()
    const foot = y + 16 + 54 * random()
    const points: Point[] = [[x, y]]
    while (y < foot) {
      x += 13 * (random() - 0.5)
      y += 8 + 12 * random()
      points.push([x, y])
    }
    return x > quayEdge - 30 ? '' : broken(points)
  }).join('')
}

export const lava = {
  body: `${broken(top)}V${sheet.height}H0Z`,
  seabed: broken(along(quayEdge, sheet.width, 20, seabed)),
  surface: broken(along(snout + 6, pool.from, 6, field)),
  middle: tone(upper),
  deep: tone(lower),
  joints: joints(),
}

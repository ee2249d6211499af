import { seededRandom } from '../geometry/seeded-random.ts'
import { bed, iceTop, snout } from './land.ts'
import type { Point } from './through.ts'
import { along, broken, flowing } from './trace.ts'

const surface = along(0, snout, 24, iceTop)
const floor = along(0, snout, 12, bed)

/** Yearly layers, thinning towards the bed and running out at the front. */
function layers(): string {
  const depths = [0.1, 0.19, 0.29, 0.4, 0.52, 0.65, 0.79, 0.91]
  return depths
    .map((depth) => {
      const end = snout - 7 - 36 * (1 - depth)
      const at = (x: number) =>
        iceTop(x) + (bed(x) - iceTop(x)) * (depth + 0.025 * Math.sin(x / 48 + depth * 9))
      return flowing(along(0, end, 58, at))
    })
    .join('')
}

/** Open clefts square to the surface, in groups, where the ice bends over towards its front. */
function crevasses(): string {
  const random = seededRandom(23)
  const starts = [188, 197, 209, 244, 251, 262, 268, 300, 310, 317, 329, 352, 361]
  return starts
    .map((start) => {
      const x = start + 3 * random()
      const width = 1.6 + 1.6 * random()
      const slope = (iceTop(x + 4) - iceTop(x - 4)) / 8
      const depth = (8 + 18 * random() ** 1.4) / Math.hypot(1, slope)
      const tip = [x + width / 2 - depth * slope, iceTop(x + width / 2) + depth]
      const point = (at: number) => `${at.toFixed(1)} ${(iceTop(at) - 1.4).toFixed(1)}`
      return `M${point(x)}L${tip.map((value) => value.toFixed(1)).join(' ')} ${point(x + width)}`
    })
    .join('')
}

/** The band between two depths, as shares of the ice's thickness. */
function band(from: number, to: number): string {
  const at = (share: number) => (x: number) => iceTop(x) + (bed(x) - iceTop(x)) * share
  const down = along(0, snout, 36, at(from))
  const back = along(0, snout, 36, at(to)).reverse()
  return `${flowing(down)}${flowing(back).replace('M', 'L')}Z`
}

/** Stones that the ice has pushed before it. */
const stones: readonly Point[] = [
  [408, 412],
  [415, 415],
  [422, 415.5],
  [412, 408],
  [430, 417],
  [419, 411],
]

export const ice = {
  surface: flowing(surface),
  bed: broken(floor),
  body: `${flowing(surface)}L${[...floor]
    .reverse()
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`,
  deep: band(0.58, 1),
  snow: band(0, 0.085),
  layers: layers(),
  crevasses: crevasses(),
  stones: stones
    .map(
      ([x, y], index) => `M${x - 4} ${y}a4 ${3 + (index % 2)} ${index * 20} 1 0 8 0a4 3 0 1 0-8 0`,
    )
    .join(''),
}

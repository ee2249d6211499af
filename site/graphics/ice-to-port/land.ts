import { createNoise2D } from 'simplex-noise'
import { seededRandom } from '../geometry/seeded-random.ts'
import { through } from './through.ts'

/** The sheet's measures in units of the drawing; levels count downwards. */
export const sheet = { width: 1680, height: 660 }
export const landLevel = 462
export const seaLevel = 494
export const quayEdge = 1316
export const snout = 404

/** Smooth unevenness between -1 and 1. */
export const wander = createNoise2D(seededRandom(11))

const bedLine = through([
  [0, 394],
  [120, 398],
  [250, 405],
  [snout, 414],
])
const iceLine = through([
  [0, 160],
  [110, 170],
  [205, 206],
  [290, 262],
  [350, 322],
  [386, 372],
  [snout, 415],
])
const fieldLine = through([
  [snout, 414],
  [470, 424],
  [560, 438],
  [650, 453],
  [733, 463],
])
const seabedLine = through([
  [quayEdge, 602],
  [1460, 618],
  [1680, 632],
])
const upperLine = through([
  [0, 478],
  [300, 492],
  [560, 506],
  [760, 513],
  [1316, 520],
  [1680, 524],
])
const lowerLine = through([
  [0, 556],
  [300, 571],
  [560, 582],
  [900, 588],
  [1316, 592],
  [1680, 596],
])

/** What the ice lies on. */
export const bed = (x: number) => bedLine(x) + 5 * wander(x / 70, 1) + 1.5 * wander(x / 14, 2)

export const iceTop = (x: number) => iceLine(x) + 2.5 * wander(x / 60, 3) * (1 - x / snout)

/** The rough lava field between the ice and the spring. */
export const field = (x: number) =>
  fieldLine(x) + Math.min(1, (x - snout) / 20) * (3.4 * wander(x / 17, 4) + 2 * wander(x / 6, 5))

export const seabed = (x: number) => seabedLine(x) + 4 * wander(x / 50, 6)

/** Where the lava's first tone ends, and its second: one body, read by how long water stays. */
export const upper = (x: number) => upperLine(x) + 7 * wander(x / 90, 7) + 2.5 * wander(x / 22, 8)
export const lower = (x: number) => lowerLine(x) + 7 * wander(x / 110, 9) + 2.5 * wander(x / 24, 10)

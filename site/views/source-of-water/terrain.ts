import { createNoise2D } from 'simplex-noise'
import { seededRandom } from '../../graphics/geometry/seeded-random.ts'

export type Point = readonly [x: number, y: number]

/** The sheet of the plan; the profile below it shares its width. */
export const sheet = { width: 1000, height: 640 }

export const spring: Point = [790, 330]

const noise = createNoise2D(seededRandom(61))

/** How far up the catchment lies a direction: 1 away from the outlet, 0 towards it. */
const upward = (turn: number) => (1 + Math.cos(turn)) / 2

/** From the spring to the divide, in a direction measured from due west. */
function reach(turn: number): number {
  const uneven = 1 + 0.07 * Math.sin(3 * turn + 0.8) + 0.04 * Math.sin(7 * turn)
  return (40 + 590 * upward(turn) ** 1.25) * uneven
}

function polar([x, y]: Point): { turn: number; part: number } {
  const [west, south] = [spring[0] - x, (y - spring[1]) * 1.6]
  const turn = Math.atan2(south, west)
  return { turn, part: Math.hypot(west, south) / reach(turn) }
}

/** Is this point inside the divide? Below 1 it is; all water there comes to the spring. */
export const partOf = (point: Point) => polar(point).part

/**
 * Height of the land, 0 at the spring and about 1 at the head of the divide. Inside it the ground
 * rises with every step away from the spring, so no water is held back; outside it falls away.
 */
export function heightAt(x: number, y: number): number {
  const land = landAt(x, y)
  if (x < spring[0]) return land
  // Below the spring its stream has cut its way: nothing there may stand higher than the spring.
  const stream = -0.16 * ((x - spring[0]) / (sheet.width - spring[0]))
  return Math.min(land, stream + 0.1 * ((y - spring[1]) / 46) ** 2)
}

function landAt(x: number, y: number): number {
  const { turn, part } = polar([x, y])
  const rim = upward(turn) ** 0.8
  if (part >= 1) {
    const away = Math.exp(-1.5 * (part - 1))
    return -0.16 + (rim + 0.16) * away + 0.05 * (1 - away) * noise(x / 110, y / 110)
  }
  const room = Math.sin(Math.PI * part)
  const spurs = 0.075 * Math.cos(9 * turn + 0.6 + part) + 0.03 * noise(x / 90, y / 90)
  return rim * (part ** 0.85 + room * spurs)
}

/** The divide as a closed line around the catchment. */
export const divide: readonly Point[] = Array.from({ length: 120 }, (_, at) => {
  const turn = (at / 120) * 2 * Math.PI
  const radius = reach(turn)
  return [spring[0] - Math.cos(turn) * radius, spring[1] + (Math.sin(turn) * radius) / 1.6] as const
})

/** Above 0 there is ice: high ground, a little inside the divide. */
export function iceAt(x: number, y: number): number {
  const part = partOf([x, y])
  const edge = 0.05 * noise(x / 60 + 9, y / 60)
  return Math.min(heightAt(x, y) - 0.5 + edge, 0.97 - part)
}

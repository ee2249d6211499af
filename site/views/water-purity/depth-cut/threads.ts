import { curveBumpY, line } from 'd3-shape'
import { rounded } from '../../../graphics/geometry/rounded.ts'
import { seededRandom } from '../../../graphics/geometry/seeded-random.ts'
import type { Depth } from './years.ts'

/** The threads' own sheet; stretched to the cut's width and height, so only positions count. */
export const sheet = { width: 1000, height: 1000 }

type Point = readonly [x: number, y: number]

export type Thread = { points: readonly Point[]; generation: number }

/**
 * Eight threads of water that halve at every border: pairs meet, until one is left. The first
 * generation passes two layers, the ice and the first lava, before its first meeting.
 */
export function threadsOf(depth: Depth, lastLevel: number) {
  const y = (decades: number) => (decades / depth.total) * sheet.height
  const feet = [...depth.layers.slice(1, -1).map((layer) => layer.top + layer.height), lastLevel]
  const random = seededRandom(23)
  const count = 2 ** feet.length
  let heads: Point[] = Array.from({ length: count }, (_, index) => [
    40 + (index * 920) / (count - 1) + 40 * (random() - 0.5),
    y(depth.start * (0.22 + 0.3 * random())),
  ])
  const springs = heads
  const threads: Thread[] = []
  const meetings: Point[] = []
  feet.forEach((foot, generation) => {
    const next: Point[] = []
    for (let pair = 0; pair < heads.length; pair += 2) {
      const [left, right] = [heads[pair] as Point, heads[pair + 1] as Point]
      const meeting: Point = [(left[0] + right[0]) / 2 + 30 * (random() - 0.5), y(foot)]
      for (const head of [left, right]) {
        threads.push({ points: course(head, meeting, random), generation })
      }
      next.push(meeting)
    }
    meetings.push(...next)
    heads = next
  })
  const outlet = heads[0] as Point
  threads.push({ points: [outlet, [outlet[0], sheet.height]], generation: feet.length })
  return { threads, springs, meetings, outlet }
}

/** Corner points of a wandering line; between two of them it leaves and arrives upright. */
function course(from: Point, to: Point, random: () => number): Point[] {
  const steps = Math.max(4, Math.round((to[1] - from[1]) / 46))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const eased = part ** 2 * (3 - 2 * part)
    const room = 46 * Math.sin(Math.PI * part)
    return [
      Math.round(from[0] + (to[0] - from[0]) * eased + room * (random() - 0.5) * 2),
      rounded(from[1] + (to[1] - from[1]) * part, 1),
    ]
  })
}

const thread = line<Point>().digits(1).curve(curveBumpY)

export function pathOf({ points }: Thread): string {
  return thread([...points]) ?? ''
}

/** How far right any thread runs at a height, so that a leader ends exactly on it. */
export function rightmostAt(threads: readonly Thread[], y: number): number {
  const crossings = threads.flatMap(({ points }) =>
    points.slice(1).flatMap((foot, at) => {
      const head = points[at] as Point
      if (y < head[1] || y > foot[1]) return []
      return [head[0] + (foot[0] - head[0]) * across((y - head[1]) / (foot[1] - head[1]))]
    }),
  )
  return Math.max(...crossings)
}

/** The curve's way across at a part of its way down: its parameter is found by halving. */
function across(down: number): number {
  let [low, high] = [0, 1]
  for (let round = 0; round < 20; round += 1) {
    const t = (low + high) / 2
    if (1.5 * t - 1.5 * t ** 2 + t ** 3 < down) low = t
    else high = t
  }
  return 3 * low ** 2 - 2 * low ** 3
}

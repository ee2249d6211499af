import { bed } from './land.ts'
import { type Point, through } from './through.ts'
import { along, flowing } from './trace.ts'

const spring: Point = [764, 482]

/** Three ways through the lava, one in each tone; all end in the spring. */
const ways = [
  {
    from: 338,
    points: [[338, bed(338)], [366, 444], [430, 467], [520, 477], [620, 483], [700, 485], spring],
  },
  {
    from: 196,
    points: [
      [196, bed(196)],
      [232, 456],
      [310, 512],
      [410, 540],
      [520, 546],
      [630, 534],
      [712, 504],
      spring,
    ],
  },
  {
    from: 36,
    points: [
      [36, bed(36)],
      [78, 480],
      [160, 566],
      [280, 614],
      [420, 628],
      [560, 617],
      [668, 570],
      [730, 516],
      spring,
    ],
  },
] as const satisfies readonly { from: number; points: readonly Point[] }[]

/** Where a thread leaves the ice, and where it joins which way. */
const threads = [
  { from: 300, way: 0, joins: 424 },
  { from: 318, way: 0, joins: 392 },
  { from: 378, way: 0, joins: 452 },
  { from: 148, way: 1, joins: 290 },
  { from: 172, way: 1, joins: 250 },
  { from: 246, way: 1, joins: 330 },
  { from: 12, way: 2, joins: 96 },
  { from: 66, way: 2, joins: 150 },
  { from: 104, way: 2, joins: 214 },
] as const

const courses = ways.map(({ points }) => through(points))

function thread({ from, way, joins }: (typeof threads)[number]): string {
  const course = courses[way] ?? bed
  const start = bed(from)
  const back = joins - 26
  const meets = course(joins)
  return `M${from} ${start.toFixed(1)}C${from + 8} ${(start + (meets - start) * 0.5).toFixed(1)} ${back} ${(meets - (meets - course(back)) * 1.1).toFixed(1)} ${joins} ${meets.toFixed(1)}`
}

/** A small open arrowhead lying on a way. */
function head(way: number, x: number): string {
  const course = courses[way] ?? bed
  const angle = Math.atan2(course(x + 4) - course(x - 4), 8)
  const wing = (turn: number) =>
    `${(x - 8 * Math.cos(angle + turn)).toFixed(1)} ${(course(x) - 8 * Math.sin(angle + turn)).toFixed(1)}`
  return `M${wing(0.5)}L${x} ${course(x).toFixed(1)}L${wing(-0.5)}`
}

/** The longest way, through the deepest lava. */
export const deepest = courses[2] ?? bed

export const streams = {
  ways: ways
    .map(({ from }, index) => flowing(along(from, spring[0], 32, courses[index] ?? bed)))
    .join(''),
  threads: threads.map(thread).join(''),
  heads: [head(0, 560), head(1, 470), head(1, 640), head(2, 360), head(2, 600)].join(''),
  sources: [...ways, ...threads].map(({ from }): Point => [from, bed(from)]),
}

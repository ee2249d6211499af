import { seededRandom } from '../../graphics/geometry/seeded-random.ts'

type Point = readonly [x: number, y: number]

/** The fragment's outline: a broken stone, its corners in order. */
const corners: readonly Point[] = [
  [408, 196],
  [470, 112],
  [596, 66],
  [742, 78],
  [858, 138],
  [902, 236],
  [886, 356],
  [812, 446],
  [668, 492],
  [522, 470],
  [436, 398],
  [394, 296],
]

/** The crack that water takes through it, from head to foot. */
const crack: readonly Point[] = [
  [604, 64],
  [588, 112],
  [622, 158],
  [610, 214],
  [652, 262],
  [640, 318],
  [682, 366],
  [676, 428],
  [700, 486],
]

const write = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** Breaks every side once or twice, a little off its line: no stone has a ruler's edge. */
function broken(points: readonly Point[], reach: number, random: () => number): Point[] {
  return points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length] as Point
    const between = [0.36, 0.7].map(
      (part): Point => [
        from[0] + (to[0] - from[0]) * part + reach * (random() - 0.5),
        from[1] + (to[1] - from[1]) * part + reach * (random() - 0.5),
      ],
    )
    return [from, ...between]
  })
}

function inside([x, y]: Point): boolean {
  return corners.reduce((within, [fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] as Point
    const crosses =
      fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX
    return crosses ? !within : within
  }, false)
}

const farFromCrack = ([x, y]: Point, room: number) =>
  crack.every(([crackX, crackY]) => Math.hypot(crackX - x, (crackY - y) * 0.7) > room)

type Grain = { x: number; y: number; r: number; turn: number }

/** Grains inside the outline, clear of the crack, of each other and of those already there. */
function scatter(
  count: number,
  size: (random: () => number) => number,
  seed: number,
  there: readonly Grain[] = [],
): Grain[] {
  const random = seededRandom(seed)
  const placed: Grain[] = []
  for (let attempt = 0; placed.length < count && attempt < 9000; attempt += 1) {
    const r = size(random)
    const [x, y] = [394 + 508 * random(), 66 + 426 * random()]
    const rim = [0, 1, 2, 3, 4, 5].every((at) =>
      inside([x + (r + 7) * Math.cos(at * 1.05), y + (r + 7) * Math.sin(at * 1.05)]),
    )
    const free = [...there, ...placed].every(
      (other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 4,
    )
    if (rim && free && farFromCrack([x, y], r + 22)) {
      placed.push({ x, y, r, turn: Math.round(180 * random()) })
    }
  }
  return placed
}

const random = seededRandom(13)
const pores = scatter(86, (next) => 2.4 + 19 * next() ** 3, 7)

/** The crack as rock breaks: every run bent twice. */
const bent = broken(crack, 15, seededRandom(4)).slice(0, -2)

export const fragment = {
  outline: `M${write(broken(corners, 13, random))}Z`,
  crack: `M${write(bent)}`,
  /** Gas pores: frozen bubbles of many sizes. */
  pores,
  /** Needles of pale mineral in the ground mass. */
  needles: scatter(110, (next) => 4 + 6 * next(), 21, pores),
}

/** The largest pore left of a line, so that its leader need not cross the crack. */
export function largestPoreBefore(x: number): Point {
  const [pore] = fragment.pores
    .filter((candidate) => candidate.x < x)
    .sort((one, other) => other.r - one.r)
  if (!pore) throw new Error('No pore')
  return [Math.round(pore.x), Math.round(pore.y)]
}

/** The needle nearest to a place, so that a leader ends on one. */
export function needleNear([x, y]: Point): Point {
  const [needle] = [...fragment.needles].sort(
    (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
  )
  if (!needle) throw new Error('No needle')
  return [Math.round(needle.x), Math.round(needle.y)]
}

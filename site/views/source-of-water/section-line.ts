import { heightAt, iceAt, type Point, partOf, sheet, spring } from './terrain.ts'

/** The line on the plan along which the profile is cut: gently bent, then down the stream. */
export function lineAt(x: number): number {
  if (x >= spring[0]) return spring[1]
  return spring[1] + 42 * Math.sin(((spring[0] - x) / 380) * Math.PI)
}

const landAt = (x: number) => heightAt(x, lineAt(x))

/** The first place along the line, going east, at which something becomes true. */
function firstX(from: number, holds: (x: number) => boolean): number {
  for (let x = from; x <= sheet.width; x += 0.5) if (holds(x)) return x
  throw new Error('The line never gets there.')
}

const head = firstX(0, (x) => partOf([x, lineAt(x)]) <= 1)
const iceFrom = firstX(head, (x) => iceAt(x, lineAt(x)) > 0)
const iceTo = firstX(iceFrom + 1, (x) => iceAt(x, lineAt(x)) <= 0)

/** The six places, west to east, each on the line; their letters follow their order. */
export const places: readonly Point[] = [
  head,
  (iceFrom + iceTo) / 2,
  iceTo,
  (iceTo + spring[0]) / 2,
  spring[0],
  spring[0] + 92,
].map((x) => [Math.round(x), Math.round(lineAt(x))] as const)

export const profile = { height: 330, base: 262, rise: 190 }

const level = (x: number) => profile.base - landAt(x) * profile.rise

/** The ice is drawn thicker in its middle and thin at both ends: its bed is not known. */
const bed = (x: number) =>
  level(x) +
  62 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x - iceFrom) / (iceTo - iceFrom)))) ** 0.7

const along = (from: number, to: number, height: (x: number) => number) => {
  const steps = Math.ceil((to - from) / 10)
  return Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps
    return `${x.toFixed(1)} ${height(x).toFixed(1)}`
  })
}

const iceEdge = [...along(iceFrom, iceTo, level), ...along(iceFrom, iceTo, bed).reverse()]

/** How a thread sinks from the bed of the ice and comes up at the spring. */
function thread(from: number, deep: number): string {
  const start = bed(from)
  const [x, y] = [spring[0], level(spring[0])]
  return `M${from} ${start.toFixed(1)}C${from + 30} ${deep} ${x - 130} ${deep + 16} ${x} ${y.toFixed(1)}`
}

const span = iceTo - iceFrom

export const cut = {
  ground: `M${along(0, sheet.width, level).join('L')}V${profile.height}H0Z`,
  surface: `M${along(0, sheet.width, level).join('L')}`,
  ice: `M${iceEdge.join('L')}Z`,
  stream: `M${along(spring[0], sheet.width, level).join('L')}`,
  threads: [
    thread(iceFrom + span * 0.4, 306),
    thread(iceFrom + span * 0.66, 282),
    thread(iceTo - 8, 258),
  ],
  lineOnPlan: `M${along(40, 960, lineAt).join('L')}`,
  levelAt: level,
}

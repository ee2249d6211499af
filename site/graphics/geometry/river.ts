export type Point = readonly [x: number, y: number]

type River = {
  /** From the source down; the line runs through each of them. */
  course: readonly Point[]
  /** Width at the source and at the mouth, in units of the drawing. */
  width: readonly [source: number, mouth: number]
}

const stepsPerReach = 7

/** Short brooks that join a river at every bend, now from one side, now from the other. */
export function brooksOf(course: readonly Point[]): string {
  return course
    .slice(1, -2)
    .map(([x, y], bend) => {
      const [fromX, fromY] = course[bend] as Point
      const away = Math.atan2(fromY - y, fromX - x) + (bend % 2 === 0 ? 0.9 : -0.9)
      const length = 22 + ((bend * 37) % 26)
      const at = (part: number, turn: number): Point => [
        x + Math.cos(away + turn) * length * part,
        y + Math.sin(away + turn) * length * part,
      ]
      return riverPath({ course: [at(1, 0.2), at(0.55, -0.12), [x, y]], width: [0.5, 1.6] })
    })
    .join('')
}

/** Path of a river that widens on its way: both banks of a smooth line through its course. */
export function riverPath({ course, width }: River): string {
  const line = smoothLine(course)
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], index) => {
    const [beforeX, beforeY] = line[Math.max(0, index - 1)] ?? [x, y]
    const [afterX, afterY] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const half = (width[0] + (width[1] - width[0]) * (index / (line.length - 1))) / 2
    const across: Point = [
      (-(afterY - beforeY) / length) * half,
      ((afterX - beforeX) / length) * half,
    ]
    left.push([x + across[0], y + across[1]])
    right.unshift([x - across[0], y - across[1]])
  })
  return `M${[...left, ...right].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Points along a Catmull-Rom curve through the given ones. */
export function smoothLine(course: readonly Point[]): Point[] {
  const line: Point[] = []
  for (let reach = 0; reach < course.length - 1; reach += 1) {
    const from = course[reach] as Point
    const to = course[reach + 1] as Point
    const before = course[reach - 1] ?? from
    const after = course[reach + 2] ?? to
    for (let step = 0; step < stepsPerReach; step += 1) {
      const t = step / stepsPerReach
      line.push([
        between(before[0], from[0], to[0], after[0], t),
        between(before[1], from[1], to[1], after[1], t),
      ])
    }
  }
  const mouth = course.at(-1)
  if (mouth) line.push(mouth)
  return line
}

function between(before: number, from: number, to: number, after: number, t: number): number {
  const a = 2 * from
  const b = to - before
  const c = 2 * before - 5 * from + 4 * to - after
  const d = -before + 3 * from - 3 * to + after
  return (a + b * t + c * t ** 2 + d * t ** 3) / 2
}

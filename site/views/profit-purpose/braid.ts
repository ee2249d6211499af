import { rounded } from '../../graphics/geometry/rounded.ts'

export type Point = readonly [x: number, y: number]

/** A place on a channel's middle; where `apart` is given, a bar lies in it and it runs in two. */
export type Reach = readonly [x: number, y: number, apart?: number]

/**
 * The two strands of a channel, each half as wide: they lie side by side, and part where a bar lies
 * between them. Together they are always as wide as the channel.
 */
export function strandsOf(course: readonly Reach[], width: number): readonly [string, string] {
  const side = (sign: 1 | -1) =>
    smoothPath(
      course.map(([x, y, apart = 0], index) => {
        const [fromX, fromY] = course[Math.max(0, index - 1)] as Reach
        const [toX, toY] = course[Math.min(course.length - 1, index + 1)] as Reach
        const length = Math.hypot(toX - fromX, toY - fromY) || 1
        const out = sign * (width / 4 + apart / 2)
        return [x - ((toY - fromY) / length) * out, y + ((toX - fromX) / length) * out]
      }),
    )
  return [side(-1), side(1)]
}

/** A curve through all points, as Catmull and Rom draw it, in cubic pieces. */
export function smoothPath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] as Point
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    return `C${spell(one)} ${spell(two)} ${spell(to)}`
  })
  return `M${spell(first)}${pieces.join('')}`
}

/** Middles of channels that lie side by side from `start` on. */
export function sideBySide(widths: readonly number[], start: number): number[] {
  return widths.map((width, index) => {
    const before = widths.slice(0, index).reduce((sum, other) => sum + other, 0)
    return start + before + width / 2
  })
}

function spell([x, y]: Point): string {
  return `${rounded(x, 1)} ${rounded(y, 1)}`
}

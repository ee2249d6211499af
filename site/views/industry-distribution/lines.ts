import { rounded } from '../../graphics/geometry/rounded.ts'

/** Lines of buildings in metres, from a ground line at 0 upwards: SVG counts downwards. */

/** An upright rectangle from its lower left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${at(-y)}h${width}v${at(-height)}h${-width}z`
}

export function level(from: number, to: number, ...heights: readonly number[]): string {
  return heights.map((y) => `M${from} ${at(-y)}H${to}`).join('')
}

export function upright(from: number, to: number, ...places: readonly number[]): string {
  return places.map((x) => `M${at(x)} ${at(-from)}V${at(-to)}`).join('')
}

/** From `first`, so many places at equal distances. */
export function series(first: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => at(first + index * step))
}

/** A tap at each of these places. */
export function taps(places: readonly number[], heights: readonly number[]): string {
  return heights.flatMap((y) => places.map((x) => `M${at(x)} ${at(-y)}h0`)).join('')
}

/** A bed seen from its side, its head at `x`. */
export function bed(x: number, y: number): string {
  return `M${at(x)} ${at(-y)}v-.9m0 .45h1.9v.45`
}

function at(metres: number): number {
  return rounded(metres, 2)
}

import { rounded } from '../geometry/rounded.ts'

const circle = (x: number, y: number, r: number) =>
  `M${rounded(x - r, 2)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Path of wheels that stand on the ground, each with its rim and hub; in metres. */
export function wheels(at: readonly number[], radius: number): string {
  return at
    .flatMap((x) => [1, 0.62, 0.2].map((share) => circle(x, -radius, rounded(radius * share, 2))))
    .join('')
}

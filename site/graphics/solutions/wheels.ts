const circle = (x: number, y: number, r: number) =>
  `M${(x - r).toFixed(2)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Path of wheels that stand on the ground, each with its rim and hub; in metres. */
export function wheels(at: readonly number[], radius: number): string {
  return at
    .flatMap((x) => [radius, radius * 0.62, radius * 0.2].map((r) => circle(x, -radius, r)))
    .join('')
}

export type Point = readonly [x: number, y: number]

/** A smooth curve through points of rising x (cubic Hermite, level at no point but where they are). */
export function through(points: readonly Point[]): (x: number) => number {
  const slope = (index: number) => {
    const [x0, y0] = points[Math.max(0, index - 1)] ?? [0, 0]
    const [x1, y1] = points[Math.min(points.length - 1, index + 1)] ?? [1, 0]
    return (y1 - y0) / (x1 - x0)
  }
  return (x) => {
    const after = points.findIndex(([at]) => at >= x)
    const index = Math.max(0, (after < 0 ? points.length - 1 : after) - 1)
    const [x0, y0] = points[index] ?? [0, 0]
    const [x1, y1] = points[index + 1] ?? [x0 + 1, y0]
    const span = x1 - x0
    const t = Math.min(1, Math.max(0, (x - x0) / span))
    const s = 1 - t
    return (
      y0 * (1 + 2 * t) * s * s +
      slope(index) * span * t * s * s +
      y1 * t * t * (3 - 2 * t) -
      slope(index + 1) * span * t * t * s
    )
  }
}

type Point = readonly [x: number, y: number]

/** Leaves out points that stray less than `tolerance` from the line without them (Douglas and Peucker). */
export function simplify<P extends Point>(line: readonly P[], tolerance: number): P[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const closed = Math.hypot(last[0] - first[0], last[1] - first[1]) < 0.01
  let farthest = 0
  let distance = 0
  line.forEach((point, index) => {
    const away = closed
      ? Math.hypot(point[0] - first[0], point[1] - first[1])
      : distanceToLine(point, first, last)
    if (away > distance) [farthest, distance] = [index, away]
  })
  if (distance < tolerance || farthest === 0 || farthest === line.length - 1) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ]
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return Math.hypot(point[0] - from[0], point[1] - from[1])
  return (
    Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) /
    length
  )
}

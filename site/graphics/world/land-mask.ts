import { type GeoProjection, geoPath } from 'd3-geo'
import { land } from './land.ts'

export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]

/** Which whole units of a sheet lie inside some area: one row after the other, 1 for inside. */
export type Mask = { width: number; height: number; cells: Uint8Array }

/** The coasts of a sheet as closed rings. */
export function coastRings(projection: GeoProjection): readonly Ring[] {
  return (geoPath(projection)(land) ?? '')
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((pair): Point => {
          const [x = 0, y = 0] = pair.split(',').map(Number)
          return [x, y]
        }),
    )
}

/** What lies inside these rings; a ring inside a ring is a hole. */
export function maskOf(
  rings: readonly Ring[],
  { width, height }: { width: number; height: number },
): Mask {
  const cells = new Uint8Array(width * height)
  for (const [row, crossings] of crossingsByRow(rings, height).entries()) {
    crossings.sort((a, b) => a - b)
    // Between an odd and an even crossing lies land.
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil(crossings[at] ?? 0))
      const to = Math.min(width, Math.ceil(crossings[at + 1] ?? 0))
      if (from < to) cells.fill(1, row * width + from, row * width + to)
    }
  }
  return { width, height, cells }
}

export function isInside({ width, height, cells }: Mask, [x, y]: Point): boolean {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return false
  return cells[row * width + column] === 1
}

function crossingsByRow(rings: readonly Ring[], height: number): number[][] {
  const rows: number[][] = Array.from({ length: height }, () => [])
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
      const first = Math.max(0, Math.ceil(Math.min(y1, y2)))
      const last = Math.min(height - 1, Math.ceil(Math.max(y1, y2)) - 1)
      for (let row = first; row <= last; row += 1) {
        rows[row]?.push(x1 + ((row - y1) / (y2 - y1)) * (x2 - x1))
      }
    }
  }
  return rows
}

import { readFile } from 'node:fs/promises'
import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Place } from './great-circle.ts'

/** The earth in square cells, row after row from the north, column after column from 180° west: 1 where the middle of a cell is land. */
export type LandCells = { perDegree: number; cells: Uint8Array }

/** Two minutes of arc: a cell is two nautical miles high. */
const perDegree = 30

export const columnsOf = ({ perDegree }: { perDegree: number }) => 360 * perDegree
export const rowsOf = ({ perDegree }: { perDegree: number }) => 180 * perDegree

/** The cell in which a place lies, any number of turns round the earth. */
export function cellAt(land: { perDegree: number }, { lat, lon }: Place): number {
  const columns = columnsOf(land)
  const row = Math.min(rowsOf(land) - 1, Math.max(0, Math.floor((90 - lat) * land.perDegree)))
  const column = Math.floor((lon + 180) * land.perDegree) % columns
  return row * columns + (column < 0 ? column + columns : column)
}

/** The middle of a cell. */
export function placeOf(land: { perDegree: number }, cell: number): Place {
  const columns = columnsOf(land)
  return {
    lat: 90 - (Math.floor(cell / columns) + 0.5) / land.perDegree,
    lon: ((cell % columns) + 0.5) / land.perDegree - 180,
  }
}

/** The land of the earth from Natural Earth 1:10 million (public domain). Lakes count as land. */
export async function readLand(): Promise<LandCells> {
  const file = new URL('../../node_modules/world-atlas/land-10m.json', import.meta.url)
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(await readFile(file, 'utf8'))
  const polygons = feature(topology, topology.objects.land).features.flatMap(
    ({ geometry }) => (geometry as MultiPolygon).coordinates,
  )
  return landOf(polygons, perDegree)
}

/** The cells whose middle lies inside one of these polygons (degrees east, degrees north; an outline may cross 180°). */
export function landOf(polygons: readonly Position[][][], perDegree: number): LandCells {
  const land = { perDegree, cells: new Uint8Array(360 * perDegree * 180 * perDegree) }
  for (const rings of polygons) {
    for (const [row, crossings] of crossingsByRow(rings.map(unrolled), perDegree)) {
      crossings.sort((a, b) => a - b)
      // Between an odd and an even crossing lies land.
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        fillRow(land, row, crossings[at] ?? 0, crossings[at + 1] ?? 0)
      }
    }
  }
  return land
}

/** A ring whose longitudes go on beyond 180° instead of starting again; one round a pole is closed over it. */
function unrolled(ring: readonly Position[]): Position[] {
  const open: Position[] = []
  let last = ring[0]?.[0] ?? 0
  for (const [lon = 0, lat = 0] of ring) {
    last += lon - last - 360 * Math.round((lon - last) / 360)
    open.push([last, lat])
  }
  const [first = 0, lat = 0] = open[0] ?? []
  if (Math.abs(last - first) < 180) return open
  const pole = lat < 0 ? -90 : 90
  return [...open, [last, pole], [first, pole], [first, lat]]
}

/** Marks the cells of a row whose middle lies between two columns, any number of turns round the earth. */
function fillRow({ perDegree, cells }: LandCells, row: number, from: number, to: number) {
  const columns = 360 * perDegree
  const turns = Math.floor(from / columns) * columns
  const [first, end] = [Math.ceil(from - 0.5) - turns, Math.ceil(to - 0.5) - turns]
  const start = row * columns
  cells.fill(1, start + first, start + Math.min(columns, end))
  if (end > columns) cells.fill(1, start, start + Math.min(columns, end - columns))
}

/** Where the middle line of each row crosses the rings, in columns. */
function crossingsByRow(rings: readonly Position[][], perDegree: number): Map<number, number[]> {
  const rows = new Map<number, number[]>()
  const across = (lon: number) => (lon + 180) * perDegree
  const down = (lat: number) => (90 - lat) * perDegree - 0.5
  for (const ring of rings) {
    for (const [index, [lon = 0, lat = 0]] of ring.entries()) {
      if (index === 0) continue
      const [x1, y1] = [across(ring[index - 1]?.[0] ?? 0), down(ring[index - 1]?.[1] ?? 0)]
      const [x2, y2] = [across(lon), down(lat)]
      for (let row = Math.ceil(Math.min(y1, y2)); row < Math.max(y1, y2); row += 1) {
        const crossing = x1 + ((row - y1) / (y2 - y1)) * (x2 - x1)
        const found = rows.get(row)
        if (found) found.push(crossing)
        else rows.set(row, [crossing])
      }
    }
  }
  return rows
}

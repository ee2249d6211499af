import { everyPoint, greatCircle, type Place } from './great-circle.ts'
import { cellAt, columnsOf, type LandCells, rowsOf } from './water.ts'

/** Cells that ships pass freely (0), that lie close to land (1), and land (2). */
export type Water = { perDegree: number; cells: Uint8Array }

/** Away from its ends, a leg over open water keeps this far from land, in nautical miles. */
const margin = 3
/** Within this distance of its ends, in nautical miles, a leg may come close to land: straits and harbours do. */
const nearEnds = 8
/** Points of a leg are tried this far apart, in nautical miles: less than the height of a cell. */
const step = 1.5

/** Boxes of sea that no merchant ship is to be led through: south, west, north and east sides in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number]

/** Marks what lies close to land, and takes the closed boxes for land. */
export function waterOf(land: LandCells, closed: readonly Box[]): Water {
  const cells = land.cells.map((cell) => 2 * cell)
  const columns = columnsOf(land)
  for (const [south, west, north, east] of closed) {
    const [top, bottom] = [(90 - north) * land.perDegree, (90 - south) * land.perDegree]
    for (let row = Math.floor(top); row < bottom; row += 1) {
      const from = Math.floor((west + 180) * land.perDegree)
      cells.fill(2, row * columns + from, row * columns + Math.ceil((east + 180) * land.perDegree))
    }
  }
  const water = { perDegree: land.perDegree, cells }
  markMargin(water, land)
  return water
}

function markMargin({ perDegree, cells }: Water, land: LandCells) {
  const columns = columnsOf(land)
  const high = Math.round((margin / 60) * perDegree)
  for (let row = high; row < rowsOf(land) - high; row += 1) {
    const level = Math.cos(((90 - (row + 0.5) / perDegree) * Math.PI) / 180)
    const wide = Math.min(columns / 4, Math.ceil(high / Math.max(0.01, level)))
    for (let column = 0; column < columns; column += 1) {
      if (land.cells[row * columns + column] !== 1) continue
      const left = land.cells[row * columns + ((column + columns - 1) % columns)]
      const right = land.cells[row * columns + ((column + 1) % columns)]
      const [above, below] = [
        cells[(row - 1) * columns + column],
        cells[(row + 1) * columns + column],
      ]
      // Only a coast can have water near it.
      if (left === 1 && right === 1 && above === 2 && below === 2) continue
      for (let down = -high; down <= high; down += 1) {
        for (let across = -wide; across <= wide; across += 1) {
          const at = (row + down) * columns + ((column + across + columns) % columns)
          if (cells[at] === 0) cells[at] = 1
        }
      }
    }
  }
}

export const isLand = (water: Water, place: Place) => water.cells[cellAt(water, place)] === 2

/** Whether the great circle between two places goes over water, away from its ends clear of every coast. */
export function seesOverWater(water: Water, from: Place, to: Place): boolean {
  return everyPoint(from, to, step, (place) => {
    const cell = water.cells[cellAt(water, place)]
    if (cell !== 1) return cell === 0
    return greatCircle(from, place) < nearEnds || greatCircle(to, place) < nearEnds
  })
}

/** How much of a leg lies on land, in nautical miles, as far as cells can tell. */
export function landAlong(water: Water, from: Place, to: Place): number {
  let [tried, onLand] = [0, 0]
  everyPoint(from, to, step, (place) => {
    tried += 1
    if (isLand(water, place)) onLand += 1
    return true
  })
  return (greatCircle(from, to) * onLand) / tried
}

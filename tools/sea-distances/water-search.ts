import { greatCircle, type Place } from './great-circle.ts'
import { makeHeap } from './heap.ts'
import { seesOverWater, type Water } from './open-water.ts'
import { cellAt, columnsOf, placeOf, rowsOf } from './water.ts'

/** What a search over cells has found: the way to each cell, in nautical miles, and the cell before it. */
export type Reached = Map<number, { nm: number; land: number; before: number | undefined }>

type Limits = {
  /** No way grows longer than this, in nautical miles. */
  reach: number
  /** Nautical miles of land that a way may cross in all: a river too narrow for the map. */
  land: number
  /** Where the search is to end; without it everything within reach is found. */
  goal?: Place
  /** Told of each cell with the length of its way, nearest first; ends the search by returning true. */
  enough?: (cell: number, nm: number) => boolean
}

/** Land is crossed only where the way by water is this many times longer. */
const landCost = 4

/** The shortest ways from a place over the cells of the sea, from cell to neighbouring cell. */
export function searchWater(
  water: Water,
  from: Place,
  { reach, land, goal, enough = () => false }: Limits,
): Reached {
  const [start, end] = [cellAt(water, from), goal && cellAt(water, goal)]
  const ahead = (cell: number) => (goal ? greatCircle(placeOf(water, cell), goal) : 0)
  const reached: Reached = new Map([[start, { nm: 0, land: 0, before: undefined }]])
  const costs = new Map([[start, 0]])
  const done = new Set<number>()
  const heap = makeHeap()
  heap.push(ahead(start), start)
  for (let next = heap.pop(); next; next = heap.pop()) {
    const cell = next.item
    if (done.has(cell)) continue
    done.add(cell)
    if (cell === end) break
    const here = reached.get(cell)
    const cost = costs.get(cell)
    if (!here || cost === undefined) continue
    if (enough(cell, here.nm)) break
    for (const { cell: neighbour, nm } of neighbours(water, cell)) {
      const onLand = water.cells[neighbour] === 2 ? nm : 0
      const whole = { nm: here.nm + nm, land: here.land + onLand, before: cell }
      const wholeCost = cost + nm + onLand * (landCost - 1)
      if (whole.nm > reach || whole.land > land) continue
      if (wholeCost >= (costs.get(neighbour) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(neighbour, wholeCost)
      reached.set(neighbour, whole)
      heap.push(wholeCost + ahead(neighbour), neighbour)
    }
  }
  return reached
}

/** The corners of the shortest way by water between two places, both included, or undefined where there is none within `reach` nautical miles. */
export function waterPath(
  water: Water,
  from: Place,
  to: Place,
  limits: Limits,
): Place[] | undefined {
  const reached = searchWater(water, from, { ...limits, goal: to })
  const end = cellAt(water, to)
  if (!reached.has(end)) return undefined
  const cells: Place[] = []
  for (let at: number | undefined = end; at !== undefined; at = reached.get(at)?.before) {
    cells.push(placeOf(water, at))
  }
  return straightened(water, [from, ...cells.reverse().slice(1, -1), to])
}

/** Leaves out the points between two that see each other. */
function straightened(water: Water, points: readonly Place[]): Place[] {
  const kept: Place[] = points.slice(0, 1)
  for (let at = 0; at < points.length - 1; ) {
    let next = at + 1
    for (let far = Math.min(points.length - 1, at + 64); far > next; far -= 1) {
      if (seesOverWater(water, points[at] as Place, points[far] as Place)) next = far
    }
    kept.push(points[next] as Place)
    at = next
  }
  return kept
}

function neighbours(water: Water, cell: number): { cell: number; nm: number }[] {
  const columns = columnsOf(water)
  const [row, column] = [Math.floor(cell / columns), cell % columns]
  const high = 60 / water.perDegree
  const wide = high * Math.cos(((90 - (row + 0.5) / water.perDegree) * Math.PI) / 180)
  const found: { cell: number; nm: number }[] = []
  for (const down of [-1, 0, 1]) {
    if (row + down < 0 || row + down >= rowsOf(water)) continue
    for (const across of [-1, 0, 1]) {
      if (down === 0 && across === 0) continue
      const at = (row + down) * columns + ((column + across + columns) % columns)
      found.push({ cell: at, nm: Math.hypot(down * high, across * wide) })
    }
  }
  return found
}

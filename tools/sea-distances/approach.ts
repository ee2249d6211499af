import { greatCircle, type Place } from './great-circle.ts'
import { seesOverWater, type Water } from './open-water.ts'
import type { SeaGraph } from './sea-graph.ts'
import type { Ways } from './shortest-ways.ts'
import { cellAt, columnsOf, placeOf, rowsOf } from './water.ts'
import { searchWater } from './water-search.ts'

/** The last part of a way: from a place of the graph, over the roads off a port where there are any, to the port. */
export type Approach = { place: number; roads?: Place; nm: number }

/** A port further than this from the sea and from every waterway, in nautical miles, is no seaport. */
const furthestInland = 20
/** The way from a port to its roads, or straight to the graph, is no longer than this, in nautical miles. */
const longestLast = 90
/** Roads are tried this far apart along the ways out of a port, in nautical miles. */
const apart = 3
/** Past the nearest roads or place of the graph, others are looked at this much further off, in nautical miles. */
const further = 10
/** From the roads, places of the graph are looked for within this distance, in nautical miles. */
const sight = 500
/** Ways along eight directions are longer than straight ones, on average by one part in twenty. */
const straighter = 0.95

/**
 * The best way from the graph to a port: over water from cell to cell, with at most twenty nautical miles of
 * land for rivers the map does not show, to open water and from there by sight to the graph; or straight from
 * a place of the graph or a waterway. Undefined where there is none.
 */
export function approachTo(port: Place, sea: SeaGraph, ways: Ways): Approach | undefined {
  const found = [...overWater(port, sea, ways), ...fromWaterways(port, sea)]
  const whole = ({ place, nm }: Approach) => (ways.nm[place] as number) + nm
  return found
    .filter((approach) => Number.isFinite(whole(approach)))
    .reduce<Approach | undefined>(
      (best, next) => (best && whole(best) <= whole(next) ? best : next),
      undefined,
    )
}

function overWater(port: Place, sea: SeaGraph, ways: Ways): Approach[] {
  const { graph, water } = sea
  if (!nearWater(water, port)) return []
  const near = placesNear(port, sea)
  const found: Approach[] = []
  let nearest = Number.POSITIVE_INFINITY
  let nextTry = 0
  const add = (approach: Approach, nm: number) => {
    found.push(approach)
    nearest = Math.min(nearest, nm)
  }
  searchWater(water, port, {
    reach: longestLast,
    land: furthestInland,
    enough: (cell, nm) => {
      const lengthTo = (place: Place) => Math.max(greatCircle(place, port), nm * straighter)
      for (const place of near.get(cell) ?? []) {
        add({ place, nm: lengthTo(graph.places[place] as Place) }, nm)
      }
      if (water.cells[cell] === 0 && nm >= nextTry) {
        nextTry = nm + apart
        const roads = placeOf(water, cell)
        const seen = bestInSight(roads, sea, ways)
        if (seen) add({ ...seen, roads, nm: seen.nm + lengthTo(roads) }, nm)
      }
      return nm > nearest + further
    },
  })
  return found
}

/** The places of the graph near a port by the cell they lie in. */
function placesNear(port: Place, { graph, water }: SeaGraph): Map<number, number[]> {
  const near = new Map<number, number[]>()
  for (const [index, place] of graph.places.entries()) {
    if (greatCircle(place, port) > longestLast) continue
    const cell = cellAt(water, place)
    near.set(cell, [...(near.get(cell) ?? []), index])
  }
  return near
}

/** The place of the graph seen over water from which the way is shortest. */
function bestInSight(from: Place, { graph, water }: SeaGraph, ways: Ways): Approach | undefined {
  const near = graph.places
    .map((place, index) => ({ place: index, nm: greatCircle(place, from) }))
    .filter(({ place, nm }) => nm <= sight && Number.isFinite(ways.nm[place] as number))
    .sort((a, b) => (ways.nm[a.place] as number) + a.nm - (ways.nm[b.place] as number) - b.nm)
  return near.find(({ place }) => seesOverWater(water, graph.places[place] as Place, from))
}

function fromWaterways(port: Place, { graph, waterwayOf }: SeaGraph): Approach[] {
  const places = new Set([...waterwayOf.keys()].map((leg) => Number(leg.split('-')[0])))
  return [...places]
    .map((place) => ({ place, nm: greatCircle(graph.places[place] as Place, port) }))
    .filter(({ nm }) => nm <= furthestInland)
}

/** Whether there is water within `furthestInland` nautical miles. */
export function nearWater(water: Water, port: Place): boolean {
  const columns = columnsOf(water)
  const high = Math.ceil((furthestInland / 60) * water.perDegree)
  const wide = Math.ceil(high / Math.max(0.2, Math.cos((port.lat * Math.PI) / 180)))
  const cell = cellAt(water, port)
  const [row, column] = [Math.floor(cell / columns), cell % columns]
  for (let down = -high; down <= high; down += 1) {
    if (row + down < 0 || row + down >= rowsOf(water)) continue
    for (let across = -wide; across <= wide; across += 1) {
      const at = (row + down) * columns + ((column + across + columns) % columns)
      if (water.cells[at] !== 2) return true
    }
  }
  return false
}

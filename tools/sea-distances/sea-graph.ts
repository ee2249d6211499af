import { closedWaters } from './closed-waters.ts'
import { addPlace, graphOf, type MarineGraph, readNetwork } from './marine-graph.ts'
import { addWaterways, joinByWater, leadRoundLand, type Mended } from './mended-graph.ts'
import { isLand, type Water, waterOf } from './open-water.ts'
import { readLand } from './water.ts'
import { searchWater } from './water-search.ts'
import { waterways } from './waterways.ts'

/** The mended graph of the sea: for its legs on canals, rivers and lakes, as `from-to`, the waterway's name. */
export type SeaGraph = {
  graph: MarineGraph
  water: Water
  waterwayOf: Map<string, string>
  mended: Mended
}

/** The approaches of Reykjavik, from where distances are counted: open water west of the harbour. */
export const reykjavik = { lat: 64.17, lon: -22.06 }

/** A mouth of a waterway is joined to places of the graph within this many nautical miles by water. */
const joiningReach = 80

/** A town that a port is named after lies at most this many nautical miles inland. */
const furthestTown = 20

/** Reads land and network, mends the network, and adds waterways. Takes some ten seconds. */
export async function makeSeaGraph(): Promise<SeaGraph> {
  const water = waterOf(await readLand(), closedWaters)
  const graph = graphOf(await readNetwork())
  const mended = leadRoundLand(graph, water)
  const known = graph.places.length
  const waterwayOf = addWaterways(graph, waterways)
  for (const [index, legs] of graph.legs.entries()) {
    const isMouth =
      index >= known && legs.size === 1 && !isLand(water, graph.places[index] ?? reykjavik)
    if (isMouth) joinByWater(graph, water, index, joiningReach, known)
  }
  return { graph, water, waterwayOf, mended }
}

/** Adds a place to the graph, joined to its nearest places by water, and returns its index. */
export function addPort({ graph, water }: SeaGraph, place: { lat: number; lon: number }): number {
  const known = graph.places.length
  const index = addPlace(graph, place)
  joinByWater(graph, water, index, joiningReach, known, landAround(water, place) + 2)
  return index
}

/** How much land lies between a place and the nearest water, in nautical miles: none, or what a town is inland. */
function landAround(water: Water, place: { lat: number; lon: number }): number {
  let land = 0
  searchWater(water, place, {
    reach: furthestTown,
    land: furthestTown,
    enough: (cell, nm) => {
      if (water.cells[cell] === 2) return false
      land = nm
      return true
    },
  })
  return land
}

import { greatCircle, type Place } from './great-circle.ts'
import { addLeg, addPlace, dropLeg, type MarineGraph } from './marine-graph.ts'
import { landAlong, type Water } from './open-water.ts'
import { waterPath } from './water-search.ts'
import { pointsAlong, type Waterway } from './waterways.ts'

/** A leg with more land on it than this, in nautical miles, crosses a coast. */
const mostLand = 2

/** What mending did: legs led round land, and legs dropped because no way by water takes their place. */
export type Mended = { ledRound: number; dropped: number }

/**
 * Leads every leg that crosses land round it by the shortest way over water, and drops those that have
 * none of at most one and a half times their length and 60 nautical miles more.
 */
export function leadRoundLand(graph: MarineGraph, water: Water): Mended {
  const mended = { ledRound: 0, dropped: 0 }
  for (const [from, to] of legsOf(graph)) {
    const [start, end] = [graph.places[from] as Place, graph.places[to] as Place]
    if (landAlong(water, start, end) <= mostLand) continue
    dropLeg(graph, from, to)
    const reach = 1.5 * greatCircle(start, end) + 60
    const path = waterPath(water, start, end, { reach, land: 2 * mostLand })
    if (path) joinAlong(graph, path.slice(1, -1), from, to)
    mended[path ? 'ledRound' : 'dropped'] += 1
  }
  return mended
}

/**
 * Joins a place to the four nearest of the first `known` places, along the ways by water to them; those more
 * than `reach` nautical miles off, or reached only by twice as long a way or over more nautical miles of land,
 * are left.
 */
export function joinByWater(
  graph: MarineGraph,
  water: Water,
  index: number,
  reach: number,
  known: number,
  land = 2 * mostLand,
) {
  const start = graph.places[index] as Place
  const near = [...graph.places.keys()]
    .slice(0, known)
    .map((other) => ({ other, nm: greatCircle(start, graph.places[other] as Place) }))
    .filter(({ nm }) => nm <= reach)
    .sort((a, b) => a.nm - b.nm)
  for (const { other } of near.slice(0, 4)) {
    const end = graph.places[other] as Place
    const path = waterPath(water, start, end, { reach: 2 * reach, land })
    if (path) joinAlong(graph, path.slice(1, -1), index, other)
  }
}

/** Adds canals, rivers and lakes; returns for each of their legs, as `from-to` both ways, the waterway's name. */
export function addWaterways(graph: MarineGraph, waterways: readonly Waterway[]) {
  const names = new Map<string, string>()
  const known = new Map<string, number>()
  for (const waterway of waterways) {
    const indices = pointsAlong(waterway).map((place) => {
      const key = `${place.lat} ${place.lon}`
      const index = known.get(key) ?? addPlace(graph, place)
      known.set(key, index)
      return index
    })
    for (const [at, to] of indices.entries()) {
      const from = indices[at - 1]
      if (from === undefined) continue
      addLeg(graph, from, to)
      names.set(`${from}-${to}`, waterway.name).set(`${to}-${from}`, waterway.name)
    }
  }
  return names
}

function joinAlong(graph: MarineGraph, path: readonly Place[], from: number, to: number) {
  const indices = [from, ...path.map((place) => addPlace(graph, place)), to]
  for (const [at, index] of indices.entries()) {
    const before = indices[at - 1]
    if (before !== undefined) addLeg(graph, before, index)
  }
}

function legsOf({ legs }: MarineGraph): [number, number][] {
  return legs.flatMap((others, from) =>
    [...others.keys()].filter((to) => from < to).map((to): [number, number] => [from, to]),
  )
}

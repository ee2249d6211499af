import { greatCircle, type Place } from './great-circle.ts'
import { makeHeap } from './heap.ts'
import type { MarineGraph } from './marine-graph.ts'
import { seesOverWater, type Water } from './open-water.ts'

/** For each place of a graph, the shortest way from one of them in nautical miles (infinite where there is none) and the place before it. */
export type Ways = { nm: number[]; before: (number | undefined)[] }

/** Legs over open water are looked for up to this length, in nautical miles; from the place itself to any length. */
const longestSight = 1500
/** A leg over open water must shorten a way by this much, in nautical miles: less is not worth the search. */
const leastGain = 2

/**
 * The shortest ways from a place along the legs of the graph and along every great circle over open
 * water between two of its places.
 */
export function shortestWays(graph: MarineGraph, origin: number, water: Water): Ways {
  // What the legs alone give bounds the search: only legs that shorten it are looked at.
  const bounds = waysAlongLegs(graph, origin)
  return search(graph, origin, (from, ways, settled, relax) => {
    const here = ways.nm[from] as number
    const start = graph.places[from] as Place
    const limit = from === origin ? Number.POSITIVE_INFINITY : longestSight
    for (const [to, place] of graph.places.entries()) {
      if (settled[to] || Math.abs(place.lat - start.lat) * 60 > limit) continue
      const nm = greatCircle(start, place)
      const known = Math.min(ways.nm[to] as number, bounds.nm[to] as number)
      if (nm > limit || here + nm + leastGain >= known) continue
      if (seesOverWater(water, start, place)) relax(to, nm)
    }
  })
}

/** The shortest ways from a place along the legs of the graph alone. */
export function waysAlongLegs(graph: MarineGraph, origin: number): Ways {
  return search(graph, origin, () => {})
}

type Relax = (to: number, nm: number) => void
type LookFurther = (from: number, ways: Ways, settled: readonly boolean[], relax: Relax) => void

function search({ places, legs }: MarineGraph, origin: number, lookFurther: LookFurther): Ways {
  const ways: Ways = {
    nm: places.map(() => Number.POSITIVE_INFINITY),
    before: places.map(() => undefined),
  }
  const settled = places.map(() => false)
  const heap = makeHeap()
  ways.nm[origin] = 0
  heap.push(0, origin)
  for (let next = heap.pop(); next; next = heap.pop()) {
    const from = next.item
    if (settled[from]) continue
    settled[from] = true
    const relax: Relax = (to, nm) => {
      const whole = (ways.nm[from] as number) + nm
      if (whole >= (ways.nm[to] as number)) return
      ways.nm[to] = whole
      ways.before[to] = from
      heap.push(whole, to)
    }
    for (const [to, nm] of legs[from] ?? []) relax(to, nm)
    lookFurther(from, ways, settled, relax)
  }
  return ways
}

/** The places of a way from its origin to a place, both included. */
export function wayTo(ways: Ways, place: number): number[] {
  const way: number[] = []
  for (let at: number | undefined = place; at !== undefined; at = ways.before[at]) way.push(at)
  return way.reverse()
}

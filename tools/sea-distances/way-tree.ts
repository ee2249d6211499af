import type { Approach } from './approach.ts'
import { greatCircle, type Place, placeAlong } from './great-circle.ts'
import { landAlong } from './open-water.ts'
import type { SeaGraph } from './sea-graph.ts'
import type { Ways } from './shortest-ways.ts'

/**
 * The ways to all ports as one tree, each place after the one before it: `before` is its index (-1 for the
 * origin), `inland` whether the leg to it lies on a canal, river or lake. `ends` holds for each port its last place.
 */
export type WayTree = {
  places: (Place & { before: number; inland: boolean })[]
  ends: number[]
}

/** A drawn leg stays this close to the way it stands for, in nautical miles. */
const closeness = 25
/** A drawn leg crosses no more land than this, in nautical miles. */
const mostLand = 4

/** A place of the tree before it is thinned; roads off a port are places of their own. */
type Twig = Place & { twigs: Twig[]; ports: number[]; inland: boolean }

/** The tree of the ways to these ports, thinned for drawing. */
export function wayTree(
  sea: SeaGraph,
  ways: Ways,
  origin: number,
  approaches: readonly Approach[],
): WayTree {
  const tree: WayTree = { places: [], ends: approaches.map(() => 0) }
  const grow = (twig: Twig, before: number, inland: boolean) => {
    const { lat, lon, ports, twigs } = twig
    const index = tree.places.push({ lat, lon, before, inland }) - 1
    for (const port of ports) tree.ends[port] = index
    for (const first of twigs) {
      const next = endOfLeg(twig, first, sea)
      grow(next, index, first.inland)
    }
  }
  grow(fullTree(sea, ways, origin, approaches), -1, false)
  return tree
}

function fullTree(
  { graph, waterwayOf }: SeaGraph,
  ways: Ways,
  origin: number,
  approaches: readonly Approach[],
): Twig {
  const twigs = new Map<number, Twig>()
  const twigOf = (index: number): Twig => {
    const known = twigs.get(index)
    if (known) return known
    const before = ways.before[index]
    const inland = before !== undefined && waterwayOf.has(`${before}-${index}`)
    const twig: Twig = { ...(graph.places[index] as Place), twigs: [], ports: [], inland }
    twigs.set(index, twig)
    if (before !== undefined) twigOf(before).twigs.push(twig)
    return twig
  }
  for (const [port, { place, roads }] of approaches.entries()) {
    const end = twigOf(place)
    if (!roads) end.ports.push(port)
    else end.twigs.push({ ...roads, twigs: [], ports: [port], inland: false })
  }
  return twigOf(origin)
}

/** The furthest place along an unbranched way to which one leg may be drawn instead. */
function endOfLeg(from: Twig, first: Twig, { water }: SeaGraph): Twig {
  const passed: Twig[] = []
  let end = first
  for (let at = first; ; ) {
    const [next] = at.twigs
    if (!next || at.twigs.length > 1 || at.ports.length > 0 || next.inland !== first.inland) break
    passed.push(at)
    at = next
    const isClose = passed.every((place) => distanceToLeg(place, from, at) <= closeness)
    if (!isClose || greatCircle(from, at) > 3000) break
    if (first.inland || landAlong(water, from, at) <= mostLand) end = at
  }
  return end
}

/** How far a place lies from the great circle between two others, in nautical miles, to about five. */
export function distanceToLeg(place: Place, from: Place, to: Place): number {
  const count = Math.max(1, Math.ceil(greatCircle(from, to) / 10))
  const at = placeAlong(from, to)
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index <= count; index += 1) {
    least = Math.min(least, greatCircle(place, at(index / count)))
  }
  return least
}

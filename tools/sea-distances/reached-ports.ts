import { type Approach, approachTo, nearWater } from './approach.ts'
import type { ReachedPort } from './port-files.ts'
import { listPorts, readSeaPorts } from './port-list.ts'
import { addPort, makeSeaGraph, reykjavik, type SeaGraph } from './sea-graph.ts'
import { shortestWays, type Ways, wayTo } from './shortest-ways.ts'
import { type WayTree, wayTree } from './way-tree.ts'

/** Everything that the tool finds out: ports in the order of their codes, the tree of ways to them, and ports left out with the reason. */
export type ReachedPorts = {
  sea: SeaGraph
  ports: ReachedPort[]
  tree: WayTree
  leftOut: { code: string; name: string; reason: string }[]
}

/** Mends the graph and finds the ways from Reykjavik to all ports. Takes about half a minute. */
export async function reachPorts(): Promise<ReachedPorts> {
  const sea = await makeSeaGraph()
  const origin = addPort(sea, reykjavik)
  const ways = shortestWays(sea.graph, origin, sea.water)
  const { ports: listed, leftOut } = listPorts(await readSeaPorts())
  const ports: ReachedPort[] = []
  const approaches: Approach[] = []
  for (const port of listed) {
    const approach = approachTo(port, sea, ways)
    if (!approach) {
      const inland = 'more than 20 nautical miles from the sea and from every waterway we follow'
      const reason = nearWater(sea.water, port) ? 'no way by water to the open sea' : inland
      leftOut.push({ code: port.code, name: port.name, reason })
      continue
    }
    approaches.push(approach)
    const nm = (ways.nm[approach.place] as number) + approach.nm
    ports.push({ ...port, nm, canal: canalOn(sea, ways, approach.place) })
  }
  return { sea, ports, leftOut, tree: wayTree(sea, ways, origin, approaches) }
}

function canalOn({ waterwayOf }: SeaGraph, ways: Ways, place: number): 0 | 1 | 2 {
  const way = wayTo(ways, place)
  const names = way.map((to, index) => waterwayOf.get(`${way[index - 1]}-${to}`))
  if (names.includes('Suez Canal')) return 1
  return names.includes('Panama Canal') ? 2 : 0
}

/** The distances between these pairs of ports by the same graph, in whole nautical miles; undefined where a port is missing. */
export function measurePairs(
  { sea, ports }: ReachedPorts,
  pairs: readonly { from: string; to: string }[],
): (number | undefined)[] {
  const byCode = new Map(ports.map((port) => [port.code, port]))
  const waysFrom = new Map<string, Ways>()
  return pairs.map(({ from, to }) => {
    const [start, end] = [byCode.get(from), byCode.get(to)]
    if (!start || !end) return undefined
    const ways = waysFrom.get(from) ?? shortestWays(sea.graph, addPort(sea, start), sea.water)
    waysFrom.set(from, ways)
    const approach = approachTo(end, sea, ways)
    return approach && Math.round((ways.nm[approach.place] as number) + approach.nm)
  })
}

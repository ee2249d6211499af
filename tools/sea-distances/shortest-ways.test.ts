import { expect, test } from 'vitest'
import { approachTo } from './approach.ts'
import { greatCircle } from './great-circle.ts'
import { graphOf } from './marine-graph.ts'
import { addWaterways, joinByWater, leadRoundLand } from './mended-graph.ts'
import { seesOverWater, waterOf } from './open-water.ts'
import { shortestWays, wayTo } from './shortest-ways.ts'
import { cellAt, landOf, placeOf } from './water.ts'
import { waterPath } from './water-search.ts'
import { wayTree } from './way-tree.ts'

/** An island from 10° to 12° east and 5° south to 5° north, another over 180°. */
const land = landOf(
  [
    [
      [
        [10, -5],
        [12, -5],
        [12, 5],
        [10, 5],
        [10, -5],
      ],
    ],
    [
      [
        [179, 20],
        [-179, 20],
        [-179, 22],
        [179, 22],
        [179, 20],
      ],
    ],
  ],
  10,
)
const water = waterOf(land, [[-20, 40, 20, 41]])
const at = (lat: number, lon: number) => ({ lat, lon })

test('land is where the polygons are, also over 180°, and closed boxes count as land', () => {
  const cell = (lat: number, lon: number) => water.cells[cellAt(water, at(lat, lon))]
  expect([cell(0, 11), cell(21, 179.5), cell(21, -179.5), cell(0, 40.5)]).toEqual([2, 2, 2, 2])
  expect([cell(0, 9.97), cell(0, 5), cell(21, 0)]).toEqual([1, 0, 0])
  const middle = placeOf(water, cellAt(water, at(0.03, 11.03)))
  expect(greatCircle(middle, at(0.05, 11.05))).toBeLessThan(0.1)
})

test('nobody sees through an island', () => {
  expect(seesOverWater(water, at(0, 5), at(0, 15))).toBe(false)
  expect(seesOverWater(water, at(8, 5), at(8, 15))).toBe(true)
})

test('the way by water leads round the island and not much further', () => {
  const path = waterPath(water, at(0, 9), at(0, 13), { reach: 2000, land: 0 }) ?? []
  const length = path.reduce(
    (sum, place, index) => sum + greatCircle(path[index - 1] ?? place, place),
    0,
  )
  expect(length).toBeGreaterThan(630)
  expect(length).toBeLessThan(760)
  expect(waterPath(water, at(0, 9), at(0, 13), { reach: 300, land: 0 })).toBeUndefined()
})

test('a leg over land is led round it, a short cut over open water is taken', () => {
  const graph = graphOf([[at(0, 9), at(0, 13), at(9, 20), at(0, 30)]])
  expect(leadRoundLand(graph, water)).toEqual({ ledRound: 0, dropped: 1 })
  const long = graphOf([[at(4, 9), at(4, 13), at(9, 20), at(0, 30)]])
  expect(leadRoundLand(long, water)).toEqual({ ledRound: 1, dropped: 0 })
  const ways = shortestWays(long, 0, water)
  const way = wayTo(ways, 3).map((index) => long.places[index])
  expect(way).not.toContainEqual(at(9, 20))
  expect(ways.nm[3]).toBeLessThan(1400)
})

test('lines that meet at 180° are one network, closed waters are left out', () => {
  const graph = graphOf([
    [at(0, 175), at(0, 180)],
    [at(0, -180), at(0, -175)],
    [at(75, 150), at(75, 155)],
  ])
  expect(graph.places).toHaveLength(3)
  expect(shortestWays(graph, 0, water).nm[2]).toBeCloseTo(600.4, 0)
})

test('a port is reached over its roads, a town inland is not', () => {
  const graph = graphOf([[at(0, 5), at(8, 11), at(0, 20)]])
  const sea = {
    graph,
    water,
    waterwayOf: new Map<string, string>(),
    mended: { ledRound: 0, dropped: 0 },
  }
  const ways = shortestWays(graph, 0, water)
  const port = at(0.02, 12.02)
  const approach = approachTo(port, sea, ways)
  expect(approach?.roads).toBeDefined()
  expect(approachTo(at(0, 11), sea, ways)).toBeUndefined()
  const tree = wayTree(sea, ways, 0, approach ? [approach] : [])
  expect(tree.places[0]).toMatchObject({ lat: 0, lon: 5, before: -1 })
  expect(tree.places[tree.ends[0] ?? 0]).toMatchObject(approach?.roads ?? {})
})

test('a waterway is joined to the sea at its mouth, and its legs bear its name', () => {
  const graph = graphOf([[at(0, 5), at(0, 8)]])
  const names = addWaterways(graph, [{ name: 'River', points: [at(0, 9.5), at(0, 10.5)] }])
  const mouth = graph.places.findIndex(({ lon }) => lon === 9.5)
  joinByWater(graph, water, mouth, 200, 2)
  expect(names.get(`${mouth}-${mouth + 1}`)).toBe('River')
  expect(shortestWays(graph, 0, water).nm.every(Number.isFinite)).toBe(true)
})

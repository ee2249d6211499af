import { type GeoProjection, geoContains, geoGraticule, geoPath } from 'd3-geo'
import type { FeatureCollection, MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land50 from 'world-atlas/land-50m.json' with { type: 'json' }
import { ringPath } from '../geometry/ring-path.ts'

type Point = readonly [x: number, y: number]

/** Nearer than this, two points of a coast cannot be told apart at the size of the sheet. */
const nearest = 2
/** Islands smaller than this would be specks of dirt; the sheet is schematic. */
const leastArea = 6

const topology = land50 as unknown as Topology<{ land: GeometryCollection }>

/** The world's land without borders, from Natural Earth (public domain), 1:50 million. */
export const land = feature(topology, topology.objects.land) as FeatureCollection<MultiPolygon>

/** By the chart they are on: pages of every language show the same. */
const drawnCoasts = new Map<() => GeoProjection, string>()

/**
 * The coasts of a sheet as one path: whole units, each point relative to the last. Written this
 * way the world takes 6 KB of a page instead of 60.
 */
export function coasts(chart: () => GeoProjection): string {
  const path = drawnCoasts.get(chart) ?? compact(geoPath(chart())(land) ?? '')
  drawnCoasts.set(chart, path)
  return path
}

/** The coast of the one island or continent on which this place lies. */
export function coastAround(place: [number, number], projection: GeoProjection): string {
  const polygons = land.features.flatMap(({ geometry }) => geometry.coordinates)
  const polygon = (coordinates: Position[][]) => ({ type: 'Polygon', coordinates }) as const
  const around = polygons.find((coordinates) => geoContains(polygon(coordinates), place))
  if (!around) throw new Error(`There is no land at ${place.join(', ')}`)
  return compact(geoPath(projection)(polygon(around)) ?? '')
}

/** Every thirtieth meridian and parallel of the sheet, as one path. */
export function graticule(projection: GeoProjection): string {
  const lines = geoGraticule().step([30, 30]).precision(8)()
  return geoPath(projection).digits(0)(lines) ?? ''
}

function compact(path: string): string {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => ring.slice(1).split('L').map(pointOf))
    .filter((ring) => areaOf(ring) >= leastArea)
    .map(thinned)
    .filter((ring) => ring.length > 2)
    .map(ringPath)
    .join('')
}

function pointOf(pair: string): Point {
  const [x = 0, y = 0] = pair.split(',').map(Number)
  return [x, y]
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

function thinned(ring: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const [x, y] of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(x - last[0], y - last[1]) >= nearest) {
      kept.push([Math.round(x), Math.round(y)])
    }
  }
  return kept
}

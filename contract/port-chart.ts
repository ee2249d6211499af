/** The ports of the world as the planner loads them: names, ways from Iceland, and places on its chart. */

import type { Range } from './supply-plan.ts'

/** Where the browser finds them, made at build time. */
export const portChartPath = '/plan-ports.json'
export const worldChartPath = '/plan-world.json'

/** The coasts as a picture, and the size of the sheet that all charts are drawn on. */
export const worldPicture = { path: '/plan-world.svg', width: 1288, height: 560 } as const

export type Port = {
  /** UN/LOCODE, `NLRTM`. */
  code: string
  name: string
  country: string
  /** Nautical miles from Reykjavik, an estimate. */
  miles: number
  /** The canal that the way goes through. */
  canal?: 'Suez' | 'Panama' | undefined
  /** Weeks from accepted order to arrival, where the owner has named them for its region. */
  leadWeeks?: Range | undefined
  /** Place on the chart. */
  x: number
  y: number
  /** The last leg of its way, as an index of `legs`. */
  leg: number
  /** Its name in other languages. */
  also?: readonly string[] | undefined
}

export type PortChart = {
  ports: readonly Port[]
  /** Legs at sea as paths on the chart, each going on where `before` ends; -1 is Iceland. */
  legs: readonly (readonly [path: string, before: number])[]
}

const canals = [undefined, 'Suez', 'Panama'] as const

/** A port as it travels: code, name, its country's place among the names, nautical miles, canal, x, y, leg, other names. */
type Row = readonly [string, string, number, number, number, number, number, number, Names?]
type Names = readonly string[] | undefined

export type PackedPorts = {
  countries: readonly string[]
  /** By country, where any is named. */
  leadWeeks?: readonly (Range | null)[] | undefined
  ports: readonly Row[]
  legs: PortChart['legs']
}

export function packPorts({ ports, legs }: PortChart): PackedPorts {
  const byCountry = new Map(ports.map(({ country, leadWeeks }) => [country, leadWeeks ?? null]))
  const countries = [...byCountry.keys()]
  const named = [...byCountry.values()]
  const rows = ports.map(({ code, name, country, miles, canal, x, y, leg, also }): Row => {
    const [land, through] = [countries.indexOf(country), canals.indexOf(canal)]
    const row = [code, name, land, miles, through, x, y, leg] as const
    return also ? [...row, also] : row
  })
  return { countries, ...(named.some(Boolean) && { leadWeeks: named }), ports: rows, legs }
}

export function unpackPorts({ countries, leadWeeks, ports, legs }: PackedPorts): PortChart {
  return {
    ports: ports.map(([code, name, country, miles, canal, x, y, leg, also]) => ({
      ...{ code, name, country: countries[country] ?? '', miles, canal: canals[canal] },
      ...{ x, y, leg, also, leadWeeks: leadWeeks?.[country] ?? undefined },
    })),
    legs,
  }
}

/** What stays the same for every port: the coasts, drawn once. */
export type WorldChart = {
  width: number
  height: number
  coasts: string
  graticule: string
  iceland: readonly [x: number, y: number]
}

type Point = readonly [x: number, y: number]

/** The way of a port as a path on the chart. */
export function wayOnChart({ legs }: Pick<PortChart, 'legs'>, port: Port): string {
  const paths: string[] = []
  for (let at = legs[port.leg]; at; at = legs[at[1]]) paths.push(at[0])
  return paths.reverse().join('')
}

/** The ports nearest to a place on the chart, the nearest first. */
export function portsNear(ports: readonly Port[], [x, y]: Point, most: number): Port[] {
  return ports
    .map((port) => ({ port, apart: Math.hypot(port.x - x, port.y - y) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, most)
    .map(({ port }) => port)
}

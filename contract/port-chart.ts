/** The ports of the world as the planner loads them: names, ways from Iceland, and places on its chart. */

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
  /** Place on the chart. */
  x: number
  y: number
  /** The last leg of its way, as an index of `legs`. */
  leg: number
}

export type PortChart = {
  ports: readonly Port[]
  /** Legs at sea as paths on the chart, each going on where `before` ends; -1 is Iceland. */
  legs: readonly (readonly [path: string, before: number])[]
}

const canals = [undefined, 'Suez', 'Panama'] as const

/** A port as it travels: code, name, its country's place among the names, nautical miles, canal, x, y, leg. */
type Row = readonly [string, string, number, number, number, number, number, number]

export type PackedPorts = {
  countries: readonly string[]
  ports: readonly Row[]
  legs: PortChart['legs']
}

export function packPorts({ ports, legs }: PortChart): PackedPorts {
  const countries = [...new Set(ports.map(({ country }) => country))]
  const rows = ports.map(({ code, name, country, miles, canal, x, y, leg }): Row => {
    const [land, through] = [countries.indexOf(country), canals.indexOf(canal)]
    return [code, name, land, miles, through, x, y, leg]
  })
  return { countries, ports: rows, legs }
}

export function unpackPorts({ countries, ports, legs }: PackedPorts): PortChart {
  return {
    ports: ports.map(([code, name, country, miles, canal, x, y, leg]) => ({
      ...{ code, name, country: countries[country] ?? '', miles, canal: canals[canal] },
      ...{ x, y, leg },
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

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Ports whose name, country or code begins a word with what is typed; names that begin with it stand first. */
export function portsNamed(ports: readonly Port[], typed: string, most: number): Port[] {
  const wanted = plain(typed.trim())
  if (!wanted) return []
  const ranked = ports.flatMap((port) => {
    const name = plain(port.name)
    const rank = name.startsWith(wanted)
      ? 0
      : plain(port.code) === wanted
        ? 0
        : ` ${name}`.includes(` ${wanted}`)
          ? 1
          : ` ${plain(port.country)}`.includes(` ${wanted}`)
            ? 2
            : `${name}, ${plain(port.country)}`.startsWith(wanted)
              ? 0
              : -1
    return rank < 0 ? [] : [{ port, rank }]
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || a.port.name.localeCompare(b.port.name, 'en'))
    .slice(0, most)
    .map(({ port }) => port)
}

/** The ports nearest to a place on the chart, the nearest first. */
export function portsNear(ports: readonly Port[], [x, y]: Point, most: number): Port[] {
  return ports
    .map((port) => ({ port, apart: Math.hypot(port.x - x, port.y - y) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, most)
    .map(({ port }) => port)
}

import { readFile } from 'node:fs/promises'
import { addedPorts } from './added-ports.ts'
import type { Place } from './great-circle.ts'
import { codes, doubled, names, noSeaport, positions } from './port-corrections.ts'

/** A port as the sources have it, with our corrections; `code` is its UN/LOCODE. */
export type ListedPort = Place & { code: string; name: string }

type SeaPort = { name: string; coordinates?: [lon: number, lat: number] }

/** Reads the ports of sea-ports. */
export async function readSeaPorts(): Promise<Record<string, SeaPort>> {
  const file = new URL('../../node_modules/sea-ports/lib/ports.json', import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The ports to be reached, in the order of their codes, and those left out before any way was looked for, with the reason. */
export function listPorts(seaPorts: Readonly<Record<string, SeaPort>>) {
  const ports: ListedPort[] = []
  const leftOut: { code: string; name: string; reason: string }[] = []
  const places = new Map(
    linesOf(positions).map(([code = '', lat, lon]) => [code, placeOf(lat, lon)]),
  )
  for (const [code, { name, coordinates }] of Object.entries(seaPorts)) {
    const place = places.get(code) ?? (coordinates && placeOf(coordinates[1], coordinates[0]))
    const reason = reasonAgainst(code, place)
    if (reason || !place) leftOut.push({ code, name, reason: reason ?? '' })
    else ports.push({ code: codes[code] ?? code, name: names[code] ?? plainName(name), ...place })
  }
  for (const [code = '', ...rest] of linesOf(addedPorts)) {
    const name = rest.slice(0, -2).join(' ')
    ports.push({ code, name, ...placeOf(rest.at(-2), rest.at(-1)) })
  }
  return { ports: ports.sort((a, b) => (a.code < b.code ? -1 : 1)), leftOut }
}

function reasonAgainst(code: string, place: Place | undefined): string | undefined {
  if (!place) return 'without a position'
  if (doubled.includes(code)) return 'in the list under another code'
  if (noSeaport.includes(code)) return 'no seaport'
  return undefined
}

/** A name without the island or province after it, which its country and position tell too, and without Port. */
function plainName(name: string): string {
  return name
    .replace(/, .*$/, '')
    .replace(/^(.*)\/.*$/, '$1')
    .replace(/^(\w+) Port$/, '$1')
    .trim()
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

/** Positions are given to a hundredth of a degree, about a kilometre. */
const placeOf = (lat: number | string | undefined, lon: number | string | undefined): Place => ({
  lat: Math.round(Number(lat) * 100) / 100,
  lon: Math.round(Number(lon) * 100) / 100,
})

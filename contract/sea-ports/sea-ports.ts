import { portTyped } from '../port-names.ts'
import exonyms from './exonyms.json' with { type: 'json' }
import file from './ports.json' with { type: 'json' }

/** A port of the world, with its distance by sea from Reykjavik in nautical miles: an estimate, docs/planner.md. */
export type SeaPort = {
  /** Its UN/LOCODE. */
  code: string
  name: string
  country: string
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lon: number
  nm: number
  /** The canal that the way goes through. */
  canal?: 'Suez' | 'Panama'
  /** Its name in other languages, where that is not spelt nearly alike. */
  also?: readonly string[] | undefined
}

type Row = [code: string, name: string, lat: number, lon: number, nm: number, canal: number]

const canals = [undefined, 'Suez', 'Panama'] as const

/** All ports, in the order of their codes. */
export const seaPorts: readonly SeaPort[] = Object.entries(file).flatMap(
  ([prefix, { name, ports }]) =>
    (ports as Row[]).map(([code, portName, lat, lon, nm, canal]) => ({
      code: `${prefix}${code}`,
      name: portName,
      country: name,
      lat,
      lon,
      nm,
      canal: canals[canal],
      also: (exonyms as Readonly<Record<string, readonly string[]>>)[`${prefix}${code}`],
    })),
)

const byCode = new Map(seaPorts.map((port) => [port.code, port]))

/** The port of a UN/LOCODE, or undefined where we know none. */
export function seaPort(code: string): SeaPort | undefined {
  return byCode.get(code)
}

/** The port that people mean by what they type: a code, `Mombasa`, `Mombasa, Kenya`, `Le Cap` or `rotterdm`. */
export function seaPortTyped(text: string): SeaPort | undefined {
  return portTyped(seaPorts, text)
}

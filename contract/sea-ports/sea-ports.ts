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
    })),
)

const byCode = new Map(seaPorts.map((port) => [port.code, port]))

/** The port of a UN/LOCODE, or undefined where we know none. */
export function seaPort(code: string): SeaPort | undefined {
  return byCode.get(code)
}

/** The port that people mean by what they type: a code, `Mombasa` or `Mombasa, Kenya`, in any case. */
export function seaPortTyped(text: string): SeaPort | undefined {
  const typed = text.trim().toLowerCase()
  return (
    seaPort(typed.toUpperCase()) ??
    seaPorts.find(({ name, country }) =>
      [name, `${name}, ${country}`].some((words) => words.toLowerCase() === typed),
    )
  )
}

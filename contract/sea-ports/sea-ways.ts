import { seaPorts } from './sea-ports.ts'
import file from './ways.json' with { type: 'json' }

/** A place on the ways from Reykjavik; `before` is the index of the place before it, -1 for Reykjavik. */
export type WayPlace = { lat: number; lon: number; before: number; inland: boolean }

const inland = new Set(file.inland)

/** The places of all ways, each after the one before it. The legs between them are great circles. */
export const wayPlaces: readonly WayPlace[] = readPlaces()

function readPlaces(): WayPlace[] {
  const places: WayPlace[] = []
  for (const [index, back] of file.back.entries()) {
    const before = back === 0 ? -1 : index - back
    const from = places[before] ?? { lat: 0, lon: 0 }
    places.push({
      lat: Math.round(from.lat * 100 + (file.lat[index] ?? 0)) / 100,
      lon: Math.round(from.lon * 100 + (file.lon[index] ?? 0)) / 100,
      before,
      inland: inland.has(index),
    })
  }
  return places
}

/**
 * The line of the way from Reykjavik to a port, as `[lon, lat]` in degrees, the port itself last; to be drawn
 * as great circles, which also carries it over 180°. Empty where the port is unknown.
 */
export function seaWayTo(code: string): [lon: number, lat: number][] {
  const order = seaPorts.findIndex((port) => port.code === code)
  const port = seaPorts[order]
  if (!port) return []
  const way: [number, number][] = [[port.lon, port.lat]]
  for (let at = file.ends[order] ?? -1; at >= 0; at = wayPlaces[at]?.before ?? -1) {
    const { lat, lon } = wayPlaces[at] as WayPlace
    way.push([lon, lat])
  }
  return way.reverse()
}

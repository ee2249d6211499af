import type { ListedPort } from './port-list.ts'
import type { WayTree } from './way-tree.ts'

/** A port with its distance from Reykjavik in nautical miles and the canal on its way: 0 none, 1 Suez, 2 Panama. */
export type ReachedPort = ListedPort & { nm: number; canal: 0 | 1 | 2 }

/** Country names that differ from what Unicode calls the region. */
const plainNames: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
}

/**
 * The ports by country, one a line: the last three letters of the UN/LOCODE, name, degrees north, degrees
 * east, nautical miles, canal.
 */
export function portsFile(ports: readonly ReachedPort[]): string {
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  const countries = Map.groupBy(ports, ({ code }) => code.slice(0, 2))
  const lines = [...countries].map(([country, own]) => {
    const rows = own.map(({ code, name, lat, lon, nm, canal }) =>
      JSON.stringify([code.slice(2), name, lat, lon, Math.round(nm), canal]),
    )
    const name = plainNames[country] ?? regions.of(country) ?? country
    return `${JSON.stringify(country)}: {"name": ${JSON.stringify(name)}, "ports": [\n${rows.join(',\n')}]}`
  })
  return `{${lines.join(',\n')}}\n`
}

/**
 * The tree of ways as columns: `back`, how many places before each its predecessor stands (0 for the origin);
 * `lat` and `lon`, hundredths of a degree from there; `inland`, places reached on a canal, river or lake;
 * `ends`, the last place of the way to each port, in the order of the ports.
 */
export function waysFile({ places, ends }: WayTree): string {
  const hundredths = (degrees: number) => Math.round(degrees * 100)
  const fromBefore = (of: 'lat' | 'lon') =>
    places.map((place) => {
      const before = places[place.before]
      return hundredths(place[of]) - (before ? hundredths(before[of]) : 0)
    })
  const file = {
    back: places.map(({ before }, index) => (before < 0 ? 0 : index - before)),
    lat: fromBefore('lat'),
    lon: fromBefore('lon'),
    inland: places.flatMap(({ inland }, index) => (inland ? [index] : [])),
    ends,
  }
  const columns = Object.entries(file).map(
    ([name, column]) => `"${name}": ${JSON.stringify(column)}`,
  )
  return `{${columns.join(',\n')}}\n`
}

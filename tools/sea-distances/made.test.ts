import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seaPort, seaPorts } from '../../contract/sea-ports/sea-ports.ts'
import { wayPlaces } from '../../contract/sea-ports/sea-ways.ts'
import { nearWater } from './approach.ts'
import { closedWaters, isClosed } from './closed-waters.ts'
import { fingerprint } from './fingerprint.ts'
import { greatCircle } from './great-circle.ts'
import { isLand, landAlong, waterOf } from './open-water.ts'
import { publishedDistances, sources } from './published-distances.ts'
import { readLand } from './water.ts'
import { waterways } from './waterways.ts'

const made = JSON.parse(readFileSync(new URL('./made.json', import.meta.url), 'utf8')) as Awaited<
  ReturnType<typeof fingerprint>
> & { measured: number[] }

test('the committed ports and ways are what `npm run ports` makes of its sources', async () => {
  const { inputs, data } = await fingerprint()
  expect(made).toMatchObject({ inputs, data })
})

const rows = publishedDistances.map((row, index) => ({ ...row, ours: made.measured[index] ?? 0 }))

test.each(rows)('$from to $to: within a tenth of the published $nm nautical miles', (row) => {
  expect(Math.abs(row.ours - row.nm) / row.nm).toBeLessThan(0.1)
  expect(sources[row.source]).toMatch(/https:\/\//)
})

test('docs/planner.md has the same table', () => {
  const page = readFileSync(new URL('../../docs/planner.md', import.meta.url), 'utf8')
  const written = (nm: number) => nm.toLocaleString('en')
  for (const { to, nm, ours } of rows) {
    const name = seaPort(to)?.name
    expect(page).toContain(`– ${name} | ${written(nm)} | ${written(ours)} |`)
  }
})

test('what the tool measured from Reykjavik is what the planner says', () => {
  const own = rows.filter(({ from }) => from === 'ISREY')
  expect(own.length).toBeGreaterThanOrEqual(10)
  for (const { to, ours } of own)
    expect(Math.abs((seaPort(to)?.nm ?? 0) - ours), to).toBeLessThan(15)
})

test('no way crosses land or closed waters, apart from canals, rivers and lakes', async () => {
  const water = waterOf(await readLand(), closedWaters)
  for (const { lat, lon, before, inland } of wayPlaces) {
    const from = wayPlaces[before]
    if (!from) continue
    if (inland) continue
    expect(isClosed({ lat, lon }), `${lat} ${lon}`).toBe(false)
    const land = landAlong(water, from, { lat, lon })
    expect(land, `${from.lat} ${from.lon} to ${lat} ${lon}`).toBeLessThan(8)
  }
  const onWaterway = waterways.flatMap(({ points }) => points)
  for (const port of seaPorts) {
    // The coast within 40 km, or a waterway.
    const byWaterway = onWaterway.some((place) => greatCircle(place, port) < 60)
    expect(nearWater(water, port) || byWaterway, port.code).toBe(true)
  }
  expect(isLand(water, { lat: 65, lon: -19 })).toBe(true)
  expect(isLand(water, { lat: 60, lon: -30 })).toBe(false)
}, 60_000)

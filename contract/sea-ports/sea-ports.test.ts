import { expect, test } from 'vitest'
import { greatCircle } from '../../tools/sea-distances/great-circle.ts'
import { seaPort, seaPorts, seaPortTyped } from './sea-ports.ts'
import { seaWayTo, wayPlaces } from './sea-ways.ts'

const reykjavik = { lat: 64.15, lon: -21.95 }

test('at least 1,500 ports, each with a code, a name and a country of its own', () => {
  expect(seaPorts.length).toBeGreaterThanOrEqual(1500)
  expect(new Set(seaPorts.map(({ code }) => code)).size).toBe(seaPorts.length)
  expect(new Set(seaPorts.map(({ name, country }) => `${name}, ${country}`)).size).toBe(
    seaPorts.length,
  )
  for (const { code, name, country } of seaPorts) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/)
    expect(name, code).toMatch(/^\S.*\S$/)
    expect(country, code).toMatch(/^\S.*\S$/)
    expect(seaPort(code)?.name).toBe(name)
  }
})

test('a code we do not know is no port', () => {
  expect(seaPort('XXXXX')).toBeUndefined()
  expect(seaWayTo('XXXXX')).toEqual([])
})

test('no distance is shorter than the great circle, and none absurd', () => {
  for (const port of seaPorts) {
    const direct = greatCircle(reykjavik, port)
    // Distances are rounded, positions given to a hundredth of a degree.
    expect(port.nm, port.code).toBeGreaterThanOrEqual(Math.floor(direct) - 8)
    expect(port.nm, port.code).toBeLessThan(13_500)
  }
})

test('ports close to each other by water have distances that close', () => {
  const far = (a: string, b: string) => Math.abs((seaPort(a)?.nm ?? 0) - (seaPort(b)?.nm ?? 0))
  for (const [a, b, nm] of [
    ['NLRTM', 'NLVLA', 20],
    ['GBFXT', 'GBHRW', 15],
    ['SGSIN', 'SGJUR', 25],
    ['USLAX', 'USLGB', 15],
    ['DEHAM', 'DEHBU', 15],
    ['AEDXB', 'AEJEA', 30],
  ] as const) {
    expect(far(a, b), `${a} and ${b}`).toBeLessThanOrEqual(nm)
  }
})

test('ways to the East go through Suez, those to the Pacific coast of America through Panama', () => {
  for (const code of ['SGSIN', 'INBOM', 'AEDXB', 'CNSHA', 'SAJED']) {
    expect(seaPort(code)?.canal, code).toBe('Suez')
  }
  for (const code of ['USLAX', 'CAVAN', 'PECLL', 'NZAKL']) {
    expect(seaPort(code)?.canal, code).toBe('Panama')
  }
  for (const code of ['NLRTM', 'USNYC', 'ZACPT', 'TRIST', 'BRRIO']) {
    expect(seaPort(code)?.canal, code).toBeUndefined()
  }
})

test('the line of a way ends at its port and is about as long as the distance', () => {
  for (const port of seaPorts) {
    const line = seaWayTo(port.code)
    expect(line.at(-1), port.code).toEqual([port.lon, port.lat])
    const length = line.reduce((sum, [lon, lat], index) => {
      const [fromLon, fromLat] = line[index - 1] ?? [lon, lat]
      return sum + greatCircle({ lat: fromLat, lon: fromLon }, { lat, lon })
    }, 0)
    // The last stretch is drawn straight, and corners are cut where a map of the world does not show them.
    expect(length, port.code).toBeLessThanOrEqual(port.nm * 1.02 + 10)
    expect(length, port.code).toBeGreaterThanOrEqual(port.nm * 0.94 - 60)
  }
})

test('the tree of ways begins off Reykjavik, and each place comes after the one before it', () => {
  for (const [index, { before, lat, lon }] of wayPlaces.entries()) {
    expect(before).toBeLessThan(index)
    expect(Math.abs(lat)).toBeLessThan(82)
    expect(Math.abs(lon)).toBeLessThanOrEqual(181)
  }
  const [first] = wayPlaces
  expect(greatCircle(reykjavik, first ?? { lat: 0, lon: 0 })).toBeLessThan(10)
})

test('a port is found as people type it', () => {
  expect(seaPortTyped(' mombasa ')?.code).toBe('KEMBA')
  expect(seaPortTyped('Mombasa, Kenya')?.code).toBe('KEMBA')
  expect(seaPortTyped('kemba')?.code).toBe('KEMBA')
  expect(seaPortTyped('Atlantis')).toBeUndefined()
})

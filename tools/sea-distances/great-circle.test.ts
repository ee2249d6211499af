import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyPoint, greatCircle, placeAlong } from './great-circle.ts'

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a minute of latitude is a nautical mile, a quarter of the equator 5,400', () => {
  expect(greatCircle({ lat: 10, lon: 5 }, { lat: 11, lon: 5 })).toBeCloseTo(60.04, 1)
  expect(greatCircle({ lat: 0, lon: 0 }, { lat: 0, lon: 90 })).toBeCloseTo(5403.6, 0)
  expect(greatCircle({ lat: 10, lon: 179.9 }, { lat: 10, lon: -179.9 })).toBeLessThan(12)
})

/** Nautical miles, two metres: between opposite ends of the earth an arc sine keeps no more digits. */
const exactness = 1e-3

test('no way over a third place is shorter, and there is as far as back', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(Math.abs(greatCircle(a, b) - greatCircle(b, a))).toBeLessThan(exactness)
      expect(greatCircle(a, b)).toBeLessThanOrEqual(
        greatCircle(a, c) + greatCircle(c, b) + exactness,
      )
    }),
  )
})

test('every point of a great circle is tried, its ends too, none twice', () => {
  const [from, to] = [
    { lat: 0, lon: 0 },
    { lat: 0, lon: 5 },
  ]
  const tried: number[] = []
  everyPoint(from, to, 1, ({ lon }) => tried.push(lon) > 0)
  const count = Math.ceil(greatCircle(from, to))
  expect(tried.length).toBe(count + 1)
  expect(new Set(tried.map((lon) => lon.toFixed(6))).size).toBe(count + 1)
  expect(Math.min(...tried)).toBeCloseTo(0)
  expect(Math.max(...tried)).toBeCloseTo(5)
  expect(placeAlong(from, to)(0.5).lon).toBeCloseTo(2.5)
})

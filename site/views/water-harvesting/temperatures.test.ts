import { expect, test } from 'vitest'
import { registry } from '../../figures/registry.ts'
import { temperaturesOf } from './temperatures.ts'

const band = registry.sourceTemperature.ends
const spread = registry.transitTemperature.value

test('the scale reaches around the band and around what it may stray in transit', () => {
  const { degrees, middle } = temperaturesOf(band, [spread])
  expect(degrees[0]).toBeLessThanOrEqual(Math.min(band[0], middle - spread))
  expect(degrees.at(-1)).toBeGreaterThanOrEqual(Math.max(band[1], middle + spread))
})

test('every degree has the same height, warm above cold', () => {
  const { level } = temperaturesOf(band, [spread])
  const degree = level(0) - level(1)
  expect(degree).toBeGreaterThan(0)
  expect(level(band[0]) - level(band[1])).toBeCloseTo((band[1] - band[0]) * degree)
})

test('in transit the band widens about its middle', () => {
  const { level, middle } = temperaturesOf(band, [spread])
  expect(level(middle - spread) - level(middle)).toBeCloseTo(level(middle) - level(middle + spread))
})

test('without a figure for transit the band still has its scale', () => {
  const { degrees } = temperaturesOf(band, [])
  expect(degrees.length).toBeGreaterThan(1)
})

import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('labels that have room stay at their marks', () => {
  expect(spread([0, 40, 90], 30)).toEqual([0, 40, 90])
})

test('labels that would touch are moved apart, in their order, about the same middle', () => {
  const places = spread([100, 104, 110, 300], 24)
  for (const [index, place] of places.entries()) {
    if (index > 0) expect(place - (places[index - 1] as number)).toBeGreaterThan(23.9)
  }
  expect(places[1]).toBeCloseTo((100 + 104 + 110) / 3, 0)
  expect(places[3]).toBe(300)
})

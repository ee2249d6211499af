import { expect, test } from 'vitest'
import { arc, centre, radiusOf } from './rings.ts'

test('rings lie evenly, and the last fills the frame however many there are', () => {
  expect(radiusOf(3, 6) - radiusOf(2, 6)).toBeCloseTo(radiusOf(1, 6))
  expect(radiusOf(7, 7)).toBe(radiusOf(6, 6))
  expect(radiusOf(6, 6)).toBeLessThan(centre)
})

test('a quarter of a ring ends at the right, a share above half takes the long way', () => {
  expect(arc(100, 0.25)).toMatch(new RegExp(` 0 1 ${centre + 100}\\.0 ${centre}\\.0$`))
  expect(arc(100, 0.75)).toMatch(new RegExp(` 1 1 ${centre - 100}\\.0 ${centre}\\.0$`))
})

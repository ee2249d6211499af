import { expect, test } from 'vitest'
import { registry } from '../../content/figures/registry.ts'
import { arc, centre, radiusOf, ringsOf } from './rings.ts'

const counts = [registry.peopleReached, registry.schools, registry.partnershipsAll]

test('full rings and the part of the next stand for the powers of ten in a count', () => {
  for (const { value } of counts) {
    const { full, part } = ringsOf(value)
    expect(10 ** (full + part)).toBeCloseTo(value, 3)
    expect(part >= 0 && part < 1).toBe(true)
  }
  expect(ringsOf(1000)).toMatchObject({ full: 3, part: 0 })
})

test('rings lie evenly, and the last fills the frame however many there are', () => {
  expect(radiusOf(3, 6) - radiusOf(2, 6)).toBeCloseTo(radiusOf(1, 6))
  expect(radiusOf(7, 7)).toBe(radiusOf(6, 6))
  expect(radiusOf(6, 6)).toBeLessThan(centre)
})

test('a quarter of a ring ends at the right, a share above half takes the long way', () => {
  expect(arc(100, 0.25)).toMatch(new RegExp(` 0 1 ${centre + 100}\\.0 ${centre}\\.0$`))
  expect(arc(100, 0.75)).toMatch(new RegExp(` 1 1 ${centre - 100}\\.0 ${centre}\\.0$`))
})

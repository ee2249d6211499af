import { expect, test } from 'vitest'
import { powersOfTen } from './powers-of-ten.ts'
import { registry } from './registry.ts'

test('whole powers and the part of the next come to the count', () => {
  for (const { value } of [registry.peopleReached, registry.schools, registry.partnershipsAll]) {
    const { full, part } = powersOfTen(value)
    expect(10 ** (full + part)).toBeCloseTo(value, 3)
    expect(part >= 0 && part < 1).toBe(true)
  }
  expect(powersOfTen(1000)).toEqual({ powers: expect.closeTo(3), full: 3, part: 0 })
})

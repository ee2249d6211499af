import { expect, test } from 'vitest'
import { frame, side } from './area-scale.ts'

test('areas stand to each other as the values do', () => {
  expect(side(850, 850)).toBe(frame)
  expect(side(850, 850) ** 2 / side(25, 850) ** 2).toBeCloseTo(850 / 25, 9)
})

test('the year of the company is a dot under one unit wide', () => {
  expect(side(0.0139, 850)).toBeLessThan(1)
  expect(side(0.0139, 850)).toBeGreaterThan(0.9)
})

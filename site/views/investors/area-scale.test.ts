import { expect, test } from 'vitest'
import { moneyFigures } from '../../figures/money-figures.ts'
import { sectorFigures } from '../../figures/need-figures.ts'
import { frame, side } from './area-scale.ts'

const { tam, sam, som } = sectorFigures
const largest = Math.max(...tam.values)

test('the largest market fills the frame', () => {
  expect(side(largest, largest)).toBe(frame)
})

test('areas stand to each other as the values do, our own year included', () => {
  const values = [...tam.values, ...sam.values, ...som.values, moneyFigures.revenueInBillions.value]
  for (const value of values) {
    expect(side(value, largest) ** 2 / frame ** 2).toBeCloseTo(value / largest, 9)
  }
})

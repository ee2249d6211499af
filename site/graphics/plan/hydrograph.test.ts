import { expect, test } from 'vitest'
import { dayMarks, roundMarks } from './axis.ts'
import { hydrograph, type Stock, stockCurve } from './hydrograph.ts'

/** Ten containers of 24,000 L for 500 people at 15 L: the relief order of docs/planner.md. */
const relief: Stock = {
  weeks: [
    { arriving: 5, stock: 120_000, left: 67_500 },
    { arriving: 2, stock: 115_500, left: 63_000 },
    { arriving: 2, stock: 111_000, left: 58_500 },
    { arriving: 1, stock: 82_500, left: 30_000 },
    { arriving: 0, stock: 30_000, left: 15_000 },
  ],
  days: 30,
  litresADay: 7_500,
  lasts: 32,
  storage: 50_000,
}
const room = { width: 760, height: 300, left: 60, right: 20, top: 20, foot: 40 }

test('the curve jumps with each load, falls as water is used, and ends where it is used up', () => {
  const { points, dry } = stockCurve(relief)
  expect(points.slice(0, 4)).toEqual([
    [0, 120_000],
    [7, 67_500],
    [7, 115_500],
    [14, 63_000],
  ])
  expect(points.at(-1)).toEqual([32, 0])
  expect(dry).toBe(32)
})

test('water that lasts far beyond the plan leaves the sheet', () => {
  const house: Stock = {
    weeks: [{ arriving: 1, stock: 24_000, left: 23_965 }],
    days: 7,
    litresADay: 5,
    lasts: 4_800,
    storage: undefined,
  }
  const { points, dry } = stockCurve(house)
  expect(points.at(-1)).toEqual([35, 23_825])
  expect(dry).toBeUndefined()
})

test('both scales are linear and hold the whole curve and the storage', () => {
  const { x, y, ground, line } = hydrograph(relief, room)
  expect(x(32) - x(16)).toBeCloseTo(x(16) - x(0), 0)
  expect([x(0), x(32), y(0), y(120_000)]).toEqual([60, 740, ground, 20])
  expect(y(50_000)).toBeGreaterThan(20)
  const numbers = line.match(/[\d.]+/g)?.map(Number) ?? []
  expect(Math.max(...numbers)).toBeLessThanOrEqual(740)
})

test('marks stand on round numbers and on whole weeks', () => {
  expect(roundMarks(120_000, 4)).toEqual([0, 50_000, 100_000])
  expect(dayMarks(30, 6)).toEqual([0, 7, 14, 21, 28])
  expect(dayMarks(1_080, 5)).toEqual([0, 364, 728])
})

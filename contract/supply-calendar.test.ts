import { expect, test } from 'vitest'
import { examplePlanFigures as figures } from '../tests/support/plan-figures.ts'
import { firstDayOf, leadDays, plannedLoads, seaWay, spokenDay } from './supply-calendar.ts'

test.each([
  // 2,508 ÷ (18 × 24) = 5.8; ÷ (14 × 24) = 7.5.
  [2_508, [5, 8], 'inside'],
  // 8,995 ÷ 432 = 20.8; ÷ 336 = 26.8.
  [8_995, [20, 27], 'beyond-in-part'],
  // 12,000 ÷ 432 = 27.8; ÷ 336 = 35.7.
  [12_000, [27, 36], 'beyond'],
  [100, [1, 1], 'inside'],
] as const)('%i nautical miles take %j days', (miles, days, window) => {
  expect(seaWay(miles, figures)).toEqual({ miles, days, window })
})

test('a load is ordered four weeks ahead, at sea for three at the most, and due within two', () => {
  const first = firstDayOf('2027-03')
  const weeks = [
    { week: 0, arriving: 2, stock: 0, left: 0 },
    { week: 1, arriving: 0, stock: 0, left: 0 },
    { week: 2, arriving: 1, stock: 0, left: 0 },
  ]
  const [one, two, ...rest] = plannedLoads(weeks, first, figures, undefined)
  expect(rest).toEqual([])
  expect(one?.containers).toBe(2)
  expect(spokenDay(one?.orderBy ?? 0)).toBe('1 February 2027')
  expect(one?.atSea.map(spokenDay)).toEqual(['1 February 2027', '22 February 2027'])
  expect(one?.arrival.map(spokenDay)).toEqual(['15 February 2027', '1 March 2027'])
  expect(spokenDay(two?.arrival[1] ?? 0)).toBe('15 March 2027')
})

test('a longer way is ordered earlier', () => {
  const way = seaWay(8_995, figures)
  expect(leadDays(figures, way)).toBe(27 + 7)
  expect(leadDays(figures, seaWay(2_508, figures))).toBe(28)
})

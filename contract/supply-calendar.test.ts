import { expect, test } from 'vitest'
import { examplePlanFigures as figures } from '../tests/support/plan-figures.ts'
import {
  type CalendarTerms,
  dayOf,
  type PlannedLoad,
  planCalendar,
  seaWay,
} from './supply-calendar.ts'
import { type PlanInput, supplyPlan } from './supply-plan.ts'

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

const near = seaWay(2_508, figures)
const far = seaWay(8_995, figures)

/** A plan of so many people at 15 L a day. */
function datesOf(people: number, days: number, month: string | undefined, terms: Terms = {}) {
  const need = { by: 'people', people, litresADay: 15 } as const
  const input: PlanInput = { purpose: 'town', need, days, reserve: 7, month }
  const { figures: known = figures, ...rest } = terms
  return planCalendar(input, supplyPlan(input, known), {
    ...{ figures: known, way: undefined, today: 0 },
    ...rest,
  })
}
type Terms = Partial<CalendarTerms>

const told = ({ containers, orderBy, filling, sails, arrival }: PlannedLoad) =>
  [containers, day(orderBy), ...filling.map(day), day(sails), ...arrival.map(day)].join(' ')
const day = (at: number) => new Date(at * 86_400_000).toISOString().slice(5, 10)

test('a load is ordered four weeks ahead, at sea for three at the most, and due within two', () => {
  // 3,200 people for 7 days: 14 containers, filled in 7 days, 3 more than the clock of four weeks holds.
  const [load, ...rest] = datesOf(3_200, 7, '2027-03')?.loads ?? []
  expect(rest).toEqual([])
  expect(load && told(load)).toBe('14 01-29 01-30 02-05 02-05 02-15 03-01')
  // 1,600 people: 7 containers, filled in 4 days.
  const [small] = datesOf(1_600, 7, '2027-03')?.loads ?? []
  expect(small && told(small)).toBe('7 02-01 02-02 02-05 02-05 02-15 03-01')
})

test('a longer way is ordered earlier, a shorter one not later', () => {
  const [load] = datesOf(1_600, 7, '2027-03', { way: far })?.loads ?? []
  // 27 days at sea and 7 besides.
  expect(load && told(load)).toBe('7 01-26 01-27 01-30 01-30 02-22 03-01')
  const [short] = datesOf(1_600, 7, '2027-03', { way: near })?.loads ?? []
  expect(short && told(short)).toBe('7 02-01 02-15 02-18 02-18 02-26 03-01')
})

test('what the owner names for a region stands in place of the general lead time', () => {
  const calendar = datesOf(1_600, 7, '2027-03', { way: near, leadWeeks: [5, 6] })
  // 42 days, 7 of them ashore: the ship leaves 38 days ahead.
  const [load] = calendar?.loads ?? []
  expect(load && told(load)).toBe('7 01-18 01-19 01-22 01-22 01-30 03-01')
  expect(calendar?.weeks).toEqual([5, 6])
})

test.each([
  ['the general lead time', undefined, [2, 4]],
  ['a near port', near, [2, 4]],
  // 20 to 27 days at sea and 7 besides.
  ['a far port', far, [4, 5]],
] as const)('weeks that %s takes', (_, way, weeks) => {
  expect(datesOf(1_600, 7, undefined, { way })?.weeks).toEqual(weeks)
})

test('every load is ordered before it is filled, filled before it sails, and sails before it is there', () => {
  for (const people of [100, 3_200, 20_000])
    for (const way of [undefined, near, far, seaWay(100, figures)]) {
      const loads = datesOf(people, 120, '2027-03', { way })?.loads ?? []
      expect(loads.length).toBeGreaterThan(0)
      let free = Number.NEGATIVE_INFINITY
      for (const { containers, orderBy, filling, sails, arrival } of loads) {
        const [first, last] = filling
        expect(orderBy).toBeLessThan(first)
        expect(first).toBeGreaterThan(free)
        expect((last - first + 1) * 2).toBeGreaterThanOrEqual(containers)
        expect(last).toBeLessThanOrEqual(sails)
        expect(sails).toBeLessThan(arrival[0])
        expect(arrival[0]).toBeLessThanOrEqual(arrival[1])
        free = last
      }
    }
})

test('where the owner lets the maximum hold, a load is filled in a day', () => {
  const [load] =
    datesOf(3_200, 7, '2027-03', { figures: { ...figures, fillingADay: 180 } })?.loads ?? []
  expect(load?.filling[0]).toBe(load?.filling[1])
})

test('a month that is too near begins with the first day that an order of today reaches', () => {
  const today = dayOf(Date.UTC(2026, 10, 23))
  const calendar = datesOf(1_600, 7, '2026-12', { today })
  expect(calendar?.passed).toBe(true)
  expect(calendar?.loads?.[0]?.orderBy).toBe(today)
  expect(calendar && day(calendar.firstDay)).toBe('12-21')
})

test('without a figure that dates are counted with there are none', () => {
  for (const name of ['fillingADay', 'leadWeeks'] as const)
    expect(
      datesOf(1_600, 7, '2027-03', { figures: { ...figures, [name]: undefined } }),
    ).toBeUndefined()
})

test('without the days at sea a week of the lead time is kept for what is done ashore', () => {
  const known = { ...figures, seaDays: undefined }
  const [load] = datesOf(1_600, 7, '2027-03', { figures: known })?.loads ?? []
  expect(load && told(load)).toBe('7 02-01 02-02 02-05 02-05 02-15 03-01')
})

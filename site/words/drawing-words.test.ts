import { expect, test } from 'vitest'
import { registry } from '../figures/registry.ts'
import { drawingWords } from './drawing-words.ts'

const { leadTimes, containers, minerals, years, outcomes, communities, tenth } = drawingWords('en')

test('bars, marks and dots are as long and as many as their figures say', () => {
  const { leadTime, leadTimeWeeks, ordersPerMonth, emergencyOrder, emergencyMost } = registry
  const [freight, plan, shared] = leadTimes?.spans ?? []
  expect(freight?.range).toEqual(leadTime.ends)
  expect(plan?.range).toEqual(leadTimeWeeks.ends.map((weeks) => weeks * 7))
  expect(shared?.range).toEqual([plan?.range[0], freight?.range[1]])
  expect(leadTimes?.days).toBeGreaterThanOrEqual(plan?.range[1] ?? Number.NaN)
  expect(containers?.month.most).toBe(ordersPerMonth.most)
  expect(containers?.emergency).toMatchObject({
    least: emergencyOrder.value,
    most: emergencyMost.value,
  })
  expect(communities?.fields.map(({ count }) => count)).toEqual([
    registry.communitiesPureFlow.value,
    registry.communitiesMany.value,
    registry.communitiesMost.value,
  ])
  expect(tenth?.share).toBe(registry.revenueShare.value)
})

test('every range lies on its axis, every outcome has its sign', () => {
  const { attendance, income, illness } = registry
  for (const { range } of minerals?.ranges ?? []) {
    expect(range[0]).toBeLessThan(range[1])
    expect(range[1]).toBeLessThan(minerals?.axis.to ?? 0)
  }
  for (const [index, { years: span }] of (years?.spans ?? []).entries()) {
    expect(span[0]).toBeGreaterThanOrEqual(years?.spans[index - 1]?.years[1] ?? 0)
  }
  expect(outcomes?.outcomes.map(({ change }) => change)).toEqual([
    attendance.value,
    income.value,
    -illness.value,
  ])
})

test('what is drawn is told with the same numbers', () => {
  expect(leadTimes?.description).toContain(String(registry.planDays.most))
  expect(outcomes?.description).toContain(registry.attendance.text)
  for (const { value } of minerals?.ranges ?? []) expect(minerals?.description).toContain(value)
})

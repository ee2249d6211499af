import { expect, test } from 'vitest'
import { figuresFor } from '../../figures/figures-for.ts'
import { bulkDeliverySections } from './bulk-delivery-sections.ts'
import { ownDays, ruleLength, sharedDays } from './day-rule.ts'

const { leadTime, planDays } = figuresFor('en', '/bulk-delivery')
const bars = bulkDeliverySections('en').leadTime?.rule.bars ?? []

test('the bars run over the days of ocean freight and of the plan', () => {
  expect(bars.map(({ days }) => days)).toEqual([leadTime.ends, planDays.ends])
})

test('the rule is as long as the longer of the two', () => {
  expect(ruleLength(bars)).toBe(Math.max(leadTime.most, planDays.most))
})

test('the days that both hold run from the later beginning to the earlier end', () => {
  expect(sharedDays(bars)).toEqual([
    Math.max(leadTime.value, planDays.value),
    Math.min(leadTime.most, planDays.most),
  ])
})

test('a label stands on the part of its bar that is not shared', () => {
  const early = { name: 'early', figure: '', days: [2, 6] as const }
  const late = { name: 'late', figure: '', days: [4, 9] as const }
  const shared = sharedDays([early, late])
  expect(shared).toEqual([4, 6])
  expect(ownDays(early, shared)).toEqual([2, 4])
  expect(ownDays(late, shared)).toEqual([6, 9])
})

test('one bar, or two that do not meet, share nothing and keep their whole length', () => {
  const one = { name: 'one', figure: '', days: [2, 4] as const }
  const other = { name: 'other', figure: '', days: [5, 9] as const }
  expect(sharedDays([one])).toBeUndefined()
  expect(sharedDays([one, other])).toBeUndefined()
  expect(ownDays(one, undefined)).toEqual([2, 4])
})

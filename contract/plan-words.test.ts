import { expect, test } from 'vitest'
import { planInWords, timeInWords } from './plan-words.ts'

test('a plan is told on one line', () => {
  const days = { days: 90, reserve: 7, purpose: 'relief' } as const
  expect(planInWords({ ...days, need: { by: 'people', people: 10_000, litresADay: 2.5 } })).toBe(
    'Relief: 10,000 people at 2.5 L a day, for 3 months, 7 days in hand',
  )
  expect(planInWords({ ...days, reserve: 0, need: { by: 'volume', litresAMonth: 24_000 } })).toBe(
    'Relief: 24,000 L a month, for 3 months',
  )
})

test('one is one', () => {
  expect(timeInWords(1)).toBe('1 day')
  expect(timeInWords(30)).toBe('30 days')
})

import { expect, test } from 'vitest'
import { examplePlanFigures as figures } from '../tests/support/plan-figures.ts'
import { readPlan } from './plan-address.ts'
import { verdictInWords } from './plan-verdict.ts'
import { planFacts, planInWords, timeInWords } from './plan-words.ts'
import { supplyPlan } from './supply-plan.ts'
import { contractWords } from './words/contract-words.ts'

const words = contractWords('en').plan

test('a plan is told on one line', () => {
  const days = { days: 90, reserve: 7, purpose: 'relief' } as const
  expect(
    planInWords({ ...days, need: { by: 'people', people: 10_000, litresADay: 2.5 } }, words),
  ).toBe('Relief: 10,000 people at 2.5 L a day, for 3 months, 7 days in hand')
  expect(
    planInWords({ ...days, reserve: 0, need: { by: 'volume', litresAMonth: 24_000 } }, words),
  ).toBe('Relief: 24,000 L a month, for 3 months')
})

test('one is one', () => {
  expect(timeInWords(1, words)).toBe('1 day')
  expect(timeInWords(30, words)).toBe('30 days')
})

const said = (query: string) => {
  const read = readPlan(new URLSearchParams(query), 'en')
  if (!read.ok) throw new Error(query)
  return verdictInWords(read.input, supplyPlan(read.input, figures), figures, words)
}

test('over capacity is said with what we can cover', () => {
  expect(said('people=8000&litres=100')).toMatch(
    /^20 times our largest regular order\. 50 containers a month cover 400 people at 100 L a day, or 2,667 at 15 L\. That is 5\u00a0% .* we fill 60 containers a month for all customers\.$/,
  )
  expect(said('for=relief&people=10000')).toContain(
    '100 containers a month cover 5,333 people at 15 L a day. That is 53',
  )
  expect(said('volume=1224000&time=3&unit=months')).toContain(
    '50 containers a month hold 1,200,000 L. That is 98',
  )
  expect(said('for=relief&people=100000&time=3')).toContain(
    '53,333 people at 15 L a day for 3 days.',
  )
})

test('a small plan of relief counts as relief', () => {
  expect(said('for=relief&people=100&time=7')).toContain('counts as an emergency order')
})

test('an emergency whose filling takes longer than its water lasts is told so', () => {
  expect(said('for=relief&people=11000&litres=15&time=14')).toContain(
    'Filling them takes 49 days at base capacity, more than the 14 days in which the water is used. ' +
      'What is filled in a day gives 3,200 people 15 L each;',
  )
  expect(said('for=relief&people=10000')).toMatch(/53\u00a0% .* takes 50 days .* 3,200 people 15 L/)
  // 48,000 L a day: what is filled in one.
  expect(said('for=relief&people=3200&litres=15&time=14')).not.toContain('to fill')
})

test('a figure that is withheld takes its line along, and nothing else', () => {
  const read = readPlan(new URLSearchParams('people=400'), 'en')
  if (!read.ok) throw new Error('no plan')
  const bare = { litresAContainer: figures.litresAContainer }
  const plan = supplyPlan(read.input, bare)
  expect(verdictInWords(read.input, plan, bare, words)).toBe('')
  const facts = planFacts(plan, bare, words).map(({ fact }) => fact)
  expect(facts).toContain('litres')
  expect(facts).not.toContain('bottles')
  expect(facts).not.toContain('smallPacks')
})

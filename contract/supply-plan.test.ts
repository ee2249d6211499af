import { expect, test } from 'vitest'
import { type HandPlan, handPlans } from '../tests/support/hand-plans.ts'
import { examplePlanFigures as figures } from '../tests/support/plan-figures.ts'
import type { PlanInput } from './supply-plan.ts'
import { supplyPlan } from './supply-plan.ts'

function inputOf({
  purpose,
  people,
  litresADay,
  litresAMonth,
  days,
  reserve,
  storage,
}: HandPlan): PlanInput {
  const need =
    people === undefined
      ? ({ by: 'volume', litresAMonth: litresAMonth ?? 0 } as const)
      : ({ by: 'people', people, litresADay: litresADay ?? 0 } as const)
  return { purpose, need, days, reserve, storage }
}

test.each(handPlans)('$name', (row) => {
  const plan = supplyPlan(inputOf(row), figures)
  expect({
    litres: plan.litres,
    containers: plan.containers,
    aMonth: plan.containersAMonth,
    weeks: plan.weeks.length,
    firstLoads: plan.weeks.slice(0, 6).map(({ arriving }) => arriving),
    peak: Math.round(plan.peak * 10) / 10,
    lasts: plan.lasts,
    late: plan.mayBeLate,
    waiting: plan.waiting,
    verdict: plan.verdict.order,
    smallPacks: plan.smallPacks,
    largePacks: plan.largePacks,
  }).toEqual(row.expected)
  expect(plan.tonnes).toBe(row.expected.containers * 24)
  expect(plan.bottles).toBe(row.expected.containers * 48_000)
})

/** The same numbers each time: a linear congruential generator, 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const next = numbers(24_000)
const drawn: PlanInput[] = Array.from({ length: 500 }, () => ({
  purpose: next() < 0.5 ? 'relief' : 'town',
  need:
    next() < 0.5
      ? {
          by: 'people',
          people: Math.ceil(next() * 200_000),
          litresADay: Math.ceil(next() * 200) / 2,
        }
      : { by: 'volume', litresAMonth: Math.ceil(next() * 5_000_000) },
  days: Math.ceil(next() * 400),
  reserve: ([0, 7, 14] as const)[Math.floor(next() * 3)] ?? 0,
  storage: Math.floor(next() * 1_000_000),
}))

test('the stock never runs out within the plan, and all that arrives is what was ordered', () => {
  for (const input of drawn) {
    const plan = supplyPlan(input, figures)
    for (const { arriving, stock, left } of plan.weeks) {
      expect(arriving).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(arriving)).toBe(true)
      expect(stock).toBeGreaterThanOrEqual(left)
      expect(left).toBeGreaterThan(-1e-3)
    }
    const arrived = plan.weeks.reduce((sum, { arriving }) => sum + arriving, 0)
    expect(arrived).toBe(plan.containers)
    expect(plan.containers * figures.litresAContainer).toBeGreaterThanOrEqual(plan.litres - 1e-3)
    expect((plan.containers - 1) * figures.litresAContainer).toBeLessThan(plan.litres)
    expect(plan.lasts).toBeGreaterThanOrEqual(input.days)
    expect(plan.waiting).toBeGreaterThanOrEqual(0)
  }
})

test('who needs more, or for longer, never gets less', () => {
  for (const input of drawn) {
    const { need } = input
    const more: PlanInput = {
      ...input,
      need:
        need.by === 'people'
          ? { ...need, people: need.people + 1 }
          : { ...need, litresAMonth: need.litresAMonth + 1 },
    }
    const plan = supplyPlan(input, figures)
    for (const larger of [
      supplyPlan(more, figures),
      supplyPlan({ ...input, days: input.days + 1 }, figures),
    ]) {
      expect(larger.containers).toBeGreaterThanOrEqual(plan.containers)
      expect(larger.smallPacks).toBeGreaterThanOrEqual(plan.smallPacks)
      expect(larger.largePacks).toBeGreaterThanOrEqual(plan.largePacks)
    }
  }
})

test('a reserve lets every load be late by as many days', () => {
  for (const input of drawn) {
    const { mayBeLate } = supplyPlan({ ...input, reserve: 14 }, figures)
    if (mayBeLate !== undefined) expect(mayBeLate).toBeGreaterThanOrEqual(14)
  }
})

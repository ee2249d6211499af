import { expect, test } from 'vitest'
import { type HandPlan, handPlans } from '../tests/support/hand-plans.ts'
import { examplePlanFigures as figures } from '../tests/support/plan-figures.ts'
import { seaPortTyped } from './sea-ports/sea-ports.ts'
import { spokenDay } from './spoken-day.ts'
import { dayOf, planCalendar, seaWay } from './supply-calendar.ts'
import type { PlanInput, SupplyPlan } from './supply-plan.ts'
import { plannedPart, supplyPlan } from './supply-plan.ts'

function inputOf({
  purpose,
  people,
  litresADay,
  litresAMonth,
  days,
  reserve,
  storage,
  port,
  month,
}: HandPlan): PlanInput {
  const need =
    people === undefined
      ? ({ by: 'volume', litresAMonth: litresAMonth ?? 0 } as const)
      : ({ by: 'people', people, litresADay: litresADay ?? 0 } as const)
  return { purpose, need, days, reserve, storage, port, month }
}

/** What can be supplied of a plan over our capacity, and its share of the need in per cent. */
function coverOf({ verdict }: SupplyPlan): readonly number[] | undefined {
  if (verdict?.order !== 'over') return undefined
  const { need } = verdict.cover.input
  const most = need.by === 'people' ? need.people : need.litresAMonth
  return [most, Math.round(verdict.cover.share * 1_000) / 10]
}

function datesOf(row: HandPlan, plan: SupplyPlan): string[] {
  const today = dayOf(Date.parse(row.asked ?? '2026-11-23'))
  const port = seaPortTyped(row.port ?? '')
  const terms = { figures, way: port && seaWay(port.nm, figures), today }
  const calendar = planCalendar(inputOf(row), plannedPart(plan, figures), terms)
  return (calendar?.loads ?? []).map(({ containers, orderBy, filling, sails, arrival }) =>
    [
      containers,
      spokenDay(orderBy, 'en', 'short'),
      ...[...filling, sails, ...arrival].map((day) => spokenDay(day, 'en', 'short').slice(0, -5)),
    ].join(' | '),
  )
}

test.each(handPlans)('$name', (row) => {
  const plan = supplyPlan(inputOf(row), figures)
  const { cover, dates, ...counted } = row.expected
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
    verdict: plan.verdict?.order,
    smallPacks: plan.smallPacks,
    largePacks: plan.largePacks,
  }).toEqual(counted)
  expect(coverOf(plan)).toEqual(cover)
  expect(dates && datesOf(row, plan).slice(0, dates.length)).toEqual(dates)
  expect(plan.tonnes).toBe(row.expected.containers * 24)
  expect(plan.bottles).toBe(row.expected.containers * 48_000)
  // Two a day, and the last day may fill one.
  expect(plan.filling).toBe((row.expected.containers + (row.expected.containers % 2)) / 2)
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
      expect(larger.smallPacks).toBeGreaterThanOrEqual(plan.smallPacks ?? 0)
      expect(larger.largePacks).toBeGreaterThanOrEqual(plan.largePacks ?? 0)
    }
  }
})

test('a reserve lets every load be late by as many days', () => {
  for (const input of drawn) {
    const { mayBeLate } = supplyPlan({ ...input, reserve: 14 }, figures)
    if (mayBeLate !== undefined) expect(mayBeLate).toBeGreaterThanOrEqual(14)
  }
})

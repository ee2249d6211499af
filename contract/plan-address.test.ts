import { expect, test } from 'vitest'
import { readPlan, writePlan } from './plan-address.ts'
import type { PlanInput } from './supply-plan.ts'

const plans: PlanInput[] = [
  {
    purpose: 'relief',
    need: { by: 'people', people: 100_000, litresADay: 2.5 },
    days: 30,
    reserve: 14,
    storage: 0,
    port: 'KEMBA',
    month: '2027-03',
    format: 'flexitank',
  },
  { purpose: 'bottling', need: { by: 'volume', litresAMonth: 240_000 }, days: 180, reserve: 0 },
]

test.each(plans)('a plan survives its address', (input) => {
  expect(readPlan(writePlan(input), 'en')).toEqual({ ok: true, input: { ...blank, ...input } })
})
const blank = { storage: undefined, port: undefined, month: undefined, format: undefined }

test('numbers are read as people type them', () => {
  const read = readPlan(new URLSearchParams('people=12,000&litres=2.5&time=2&unit=months'), 'en')
  expect(read).toMatchObject({
    ok: true,
    input: { need: { by: 'people', people: 12_000, litresADay: 2.5 }, days: 60 },
  })
})

test.each([
  ['people=0', 'people'],
  ['people=1.5', 'people'],
  ['people=-3', 'people'],
  ['people=many', 'people'],
  ['people=99999999999', 'people'],
  ['people=10&litres=0', 'litresADay'],
  ['volume=0', 'litresAMonth'],
  ['people=10&time=9999', 'time'],
  ['people=10&time=37&unit=months', 'time'],
  ['people=10&storage=-1', 'storage'],
  ['', 'people'],
] as const)('%s is refused beside its field', (address, field) => {
  const read = readPlan(new URLSearchParams(address), 'en')
  expect(!read.ok && read.errors[field]).toBeTruthy()
})

test.each([
  ['8,000', 8_000],
  ['8 000', 8_000],
  ['1,234,567', 1_234_567],
  ['8000', 8_000],
] as const)('%s people are %i', (typed, people) => {
  const read = readPlan(new URLSearchParams({ people: typed }), 'en')
  expect(read).toMatchObject({ ok: true, input: { need: { people } } })
})

test.each(['٨٬٠٠٠', '٨٠٠٠', '۸۰۰۰', '8,000'])('%s is read on an Arabic page', (typed) => {
  const read = readPlan(new URLSearchParams({ people: typed }), 'ar')
  expect(read).toMatchObject({ ok: true, input: { need: { people: 8_000 } } })
})

test.each(['8.000', '12.000.000', '8,5', '1,2345', '0,500', '8.000,5'])(
  '%s is refused, for it means another number elsewhere',
  (typed) => {
    const read = readPlan(new URLSearchParams({ people: typed }), 'en')
    expect(!read.ok && read.errors.people?.error).toBe('unclear')
  },
)

test('a place that we do not know is kept as it was typed, short enough to travel', () => {
  const portOf = (port: string) => {
    const read = readPlan(new URLSearchParams({ people: '10', port }), 'en')
    return read.ok && read.input.port
  }
  expect(portOf(' Port*aux\nBasques ')).toBe('Port aux Basques')
  expect(portOf('x'.repeat(90))).toHaveLength(60)
  expect(portOf(' ')).toBeUndefined()
})

test('a month or format that does not exist counts as not said', () => {
  const read = readPlan(new URLSearchParams('people=10&month=2027-13&format=bucket'), 'en')
  expect(read).toMatchObject({
    ok: true,
    input: { month: undefined, format: undefined },
  })
})

test('of the two ways of saying the need, the chosen one counts', () => {
  const both = 'people=300&volume=24000'
  expect(readPlan(new URLSearchParams(both), 'en')).toMatchObject({
    input: { need: { by: 'people' } },
  })
  expect(readPlan(new URLSearchParams(`${both}&by=volume`), 'en')).toMatchObject({
    input: { need: { by: 'volume', litresAMonth: 24_000 } },
  })
  expect(readPlan(new URLSearchParams('people=300&by=volume'), 'en')).toMatchObject({ ok: false })
})

test('a month without a year is the next one of its name', () => {
  const now = Date.UTC(2026, 10, 22)
  const monthOf = (month: string) => {
    const read = readPlan(new URLSearchParams(`people=10&month=${month}`), 'en', now)
    return read.ok && read.input.month
  }
  expect([monthOf('11'), monthOf('03'), monthOf('2028-05'), monthOf('13')]).toEqual([
    '2026-11',
    '2027-03',
    '2028-05',
    undefined,
  ])
})

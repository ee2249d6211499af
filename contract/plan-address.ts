/** A whole plan in an address: what is typed, shared, bookmarked, printed and sent along with a quote. */
import * as v from 'valibot'
import { nextMonth } from './months.ts'
import { quoteFormats } from './quote.ts'
import { daysAMonth, type PlanInput, planLimits, purposes, type Reserve } from './supply-plan.ts'

/** What the fields are called, in the form as in the address. */
export const planFields = {
  purpose: 'for',
  /** Which of the two ways of saying the need counts, where a form holds both. */
  by: 'by',
  people: 'people',
  litresADay: 'litres',
  litresAMonth: 'volume',
  time: 'time',
  unit: 'unit',
  reserve: 'reserve',
  storage: 'storage',
  port: 'port',
  month: 'month',
  format: 'format',
} as const

export const timeUnits = ['days', 'months'] as const

/** As typed; one sentence beside each field that cannot be read. */
export type ReadPlan =
  | { ok: true; input: PlanInput }
  | { ok: false; errors: Partial<Record<keyof typeof planFields, string>> }

/** A number as people type it: `12,000`, `12 000`, `2.5`. */
function typedNumber(least: number, most: number, sentence: string) {
  return v.pipe(
    v.string(sentence),
    v.transform((text) => text.replaceAll(/[\s,]/g, '')),
    v.regex(/^\d+(?:\.\d*)?$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  )
}

const upTo = (most: number) => most.toLocaleString('en')
const whole = (most: number) => {
  const sentence = `Use a whole number, at most ${upTo(most)}.`
  return v.pipe(typedNumber(1, most, sentence), v.integer(sentence))
}

const schemas = {
  people: whole(planLimits.people),
  litresADay: typedNumber(
    0.5,
    planLimits.litresADay,
    `Use a number from 0.5 to ${upTo(planLimits.litresADay)}.`,
  ),
  litresAMonth: whole(planLimits.litresAMonth),
  storage: v.pipe(
    typedNumber(0, planLimits.storage, `Use a whole number, at most ${upTo(planLimits.storage)}.`),
    v.integer(`Use a whole number, at most ${upTo(planLimits.storage)}.`),
  ),
} as const

const timeOf = {
  days: whole(planLimits.days),
  months: whole(planLimits.days / daysAMonth),
} as const

const port = v.pipe(v.string(), v.regex(/^[A-Z0-9]{5}$/))
const month = v.pipe(v.string(), v.regex(/^(?:20\d\d-)?(?:0[1-9]|1[0-2])$/))

/**
 * Reads a plan. What is missing takes what a first plan has; what cannot be read is named. `now` is epoch
 * milliseconds: a form without script names months only, and each means the next one of its name.
 */
export function readPlan(parameters: URLSearchParams, now = Date.now()): ReadPlan {
  const errors: Partial<Record<keyof typeof planFields, string>> = {}
  const textOf = (field: keyof typeof planFields) =>
    parameters.get(planFields[field])?.trim() || undefined
  function read<T>(
    field: keyof typeof planFields,
    schema: v.GenericSchema<unknown, T>,
    usual: string,
  ) {
    const result = v.safeParse(schema, textOf(field) ?? usual)
    if (result.success) return result.output
    errors[field] = result.issues[0].message
    return undefined
  }
  const one = <const T extends readonly string[]>(field: keyof typeof planFields, options: T) =>
    options.find((option) => option === textOf(field)) as T[number] | undefined

  const by = one('by', ['people', 'volume'])
  const byVolume = by ? by === 'volume' : !textOf('people') && textOf('litresAMonth') !== undefined
  const need = byVolume
    ? { by: 'volume' as const, litresAMonth: read('litresAMonth', schemas.litresAMonth, '') ?? 0 }
    : {
        by: 'people' as const,
        people: read('people', schemas.people, '') ?? 0,
        litresADay: read('litresADay', schemas.litresADay, '15') ?? 0,
      }
  const unit = one('unit', timeUnits) ?? 'days'
  const time = read('time', timeOf[unit], unit === 'days' ? '30' : '1') ?? 0
  const storage = textOf('storage') && read('storage', schemas.storage, '')
  const optional = <T>(field: 'port' | 'month', schema: v.GenericSchema<unknown, T>) => {
    const result = v.safeParse(schema, textOf(field))
    return result.success ? result.output : undefined
  }
  const firstMonth = optional('month', month)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    input: {
      purpose: one('purpose', purposes) ?? 'town',
      need,
      days: unit === 'days' ? time : time * daysAMonth,
      reserve: Number(one('reserve', ['0', '7', '14']) ?? '7') as Reserve,
      storage: typeof storage === 'number' ? storage : undefined,
      port: optional('port', port),
      month: firstMonth?.length === 2 ? nextMonth(firstMonth, now) : firstMonth,
      format: one('format', quoteFormats),
    },
  }
}

/** The parameters that stand for a plan, in a fixed order, so that one plan has one address. */
export function writePlan(input: PlanInput): URLSearchParams {
  const { need, days } = input
  const inMonths = days % daysAMonth === 0 && days > daysAMonth
  const written: [keyof typeof planFields, string | number | undefined][] = [
    ['purpose', input.purpose],
    ['people', need.by === 'people' ? need.people : undefined],
    ['litresADay', need.by === 'people' ? need.litresADay : undefined],
    ['litresAMonth', need.by === 'volume' ? need.litresAMonth : undefined],
    ['time', inMonths ? days / daysAMonth : days],
    ['unit', inMonths ? 'months' : 'days'],
    ['reserve', input.reserve],
    ['storage', input.storage],
    ['port', input.port],
    ['month', input.month],
    ['format', input.format],
  ]
  return new URLSearchParams(
    written.flatMap(([field, value]) =>
      value === undefined ? [] : [[planFields[field], String(value)]],
    ),
  )
}

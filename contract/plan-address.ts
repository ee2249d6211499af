/** A whole plan in an address: what is typed, shared, bookmarked, printed and sent along with a quote. */
import { inLatinDigits } from './latin-digits.ts'
import { nextMonth } from './months.ts'
import { quoteFormats } from './quote.ts'
import {
  daysAMonth,
  type PlanInput,
  planLimits,
  purposes,
  type Reserve,
  reserves,
} from './supply-plan.ts'
import { type Language, locales } from './words/language.ts'

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

export type PlanField = keyof typeof planFields

export const timeUnits = ['days', 'months'] as const

/** What a number must be: whole or not, and between which bounds. */
type Bounds = { error: 'whole' | 'between'; least: number; most: number }

/** Why a number cannot be read, with the bounds that its sentence names (`plan-words.ts`). */
export type PlanError = Bounds | (Omit<Bounds, 'error'> & { error: 'unclear' })

export type PlanErrors = Partial<Record<PlanField, PlanError>>

export type ReadPlan = { ok: true; input: PlanInput } | { ok: false; errors: PlanErrors }

/** The numbers of a plan, and between what each lies. */
const numbers = {
  people: { error: 'whole', least: 1, most: planLimits.people },
  litresADay: { error: 'between', least: 0.5, most: planLimits.litresADay },
  litresAMonth: { error: 'whole', least: 1, most: planLimits.litresAMonth },
  storage: { error: 'whole', least: 0, most: planLimits.storage },
} as const satisfies Partial<Record<PlanField, Bounds>>

const times = {
  days: { error: 'whole', least: 1, most: planLimits.days },
  months: { error: 'whole', least: 1, most: planLimits.days / daysAMonth },
} as const satisfies Record<(typeof timeUnits)[number], Bounds>

/**
 * A number as people type it by the rule of the page's language: `12,000`, `12 000`, `2.5`; or why it is none. What
 * another language reads as thousands is refused: `8.000` is 8 here and 8,000 there.
 */
function typedNumber(text: string, bounds: Bounds, language: Language): number | PlanError {
  const { error, least, most } = bounds
  const [thousands, decimals] = separatorsOf(language)
  const typed = inLatinDigits(text).replaceAll(/[\s'’]/gu, '')
  const [whole = '', part, ...more] = typed.split(decimals)
  const grouped = whole.split(thousands)
  const isGrouped =
    grouped.length > 1 &&
    /^[1-9]\d{0,2}$/.test(grouped[0] ?? '') &&
    grouped.slice(1).every((group) => /^\d{3}$/.test(group))
  const isClear = more.length === 0 && (isGrouped || grouped.length === 1)
  // An address writes decimals with a point in every language.
  const digits =
    isClear && /^\d*$/.test(part ?? '') ? [grouped.join(''), part].filter(Boolean).join('.') : typed
  if (!/^\d+(?:\.\d+)?$/.test(digits)) {
    return /^\d[\d.,]*$/.test(typed) ? { error: 'unclear', least, most } : bounds
  }
  if (part?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return { error: 'unclear', least, most }
  const number = Number(digits)
  const fits = number >= least && number <= most && (error !== 'whole' || Number.isInteger(number))
  return fits ? number : bounds
}

/** What parts thousands, and what stands before decimals. */
function separatorsOf(language: Language): readonly [string, string] {
  const parts = new Intl.NumberFormat(locales[language]).formatToParts(12_345.6)
  const of = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? ''
  return [of('group'), of('decimal')]
}

/**
 * Reads a plan as it is typed in a language. What is missing takes what a first plan has; what cannot be read is named.
 * `now` is epoch milliseconds: a form without script names months only, and each means the next one of its name.
 */
export function readPlan(
  parameters: URLSearchParams,
  language: Language,
  now = Date.now(),
): ReadPlan {
  const errors: PlanErrors = {}
  const textOf = (field: PlanField) => parameters.get(planFields[field])?.trim() || undefined
  function read(field: PlanField, bounds: Bounds, usual: string): number {
    const number = typedNumber(textOf(field) ?? usual, bounds, language)
    if (typeof number === 'number') return number
    errors[field] = number
    return 0
  }
  const one = <const T extends readonly string[]>(field: PlanField, options: T) =>
    options.find((option) => option === textOf(field)) as T[number] | undefined
  const like = (field: PlanField, pattern: RegExp) =>
    pattern.test(textOf(field) ?? '') ? textOf(field) : undefined

  const by = one('by', ['people', 'volume'])
  const byVolume = by ? by === 'volume' : !textOf('people') && textOf('litresAMonth') !== undefined
  const need = byVolume
    ? { by: 'volume' as const, litresAMonth: read('litresAMonth', numbers.litresAMonth, '') }
    : {
        by: 'people' as const,
        people: read('people', numbers.people, ''),
        litresADay: read('litresADay', numbers.litresADay, '15'),
      }
  const unit = one('unit', timeUnits) ?? 'days'
  const time = read('time', times[unit], unit === 'days' ? '30' : '1')
  const storage = textOf('storage') ? read('storage', numbers.storage, '') : undefined
  const month = like('month', /^(?:20\d\d-)?(?:0[1-9]|1[0-2])$/)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    input: {
      purpose: one('purpose', purposes) ?? 'town',
      need,
      days: unit === 'days' ? time : time * daysAMonth,
      reserve: Number(one('reserve', reserves.map(String)) ?? '7') as Reserve,
      storage,
      port: textOf('port') && placeNamed(textOf('port')),
      month: month?.length === 2 ? nextMonth(month, now) : month,
      format: one('format', quoteFormats),
    },
  }
}

/** Characters of a place that we do not know: with them a plan still travels beside a message. */
const longestPlace = 60

/** A port's code, or a place as it was typed: one line, without what an address of a plan cannot hold. */
function placeNamed(text = ''): string | undefined {
  const line = text.replaceAll(/[*\p{C}\s]+/gu, ' ').trim()
  return line.slice(0, longestPlace).toWellFormed().trim() || undefined
}

/** The parameters that stand for a plan, in a fixed order, so that one plan has one address. */
export function writePlan(input: PlanInput): URLSearchParams {
  const { need, days } = input
  const inMonths = days % daysAMonth === 0 && days > daysAMonth
  const written: [PlanField, string | number | undefined][] = [
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

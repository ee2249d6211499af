/** How a plan reads: in the planner, on the page without script, in a message and to the team. */
import { type SeaWay, serviceSpeeds } from './supply-calendar.ts'
import {
  daysAMonth,
  type PlanFigures,
  type PlanInput,
  type Purpose,
  type SupplyPlan,
  type Verdict,
} from './supply-plan.ts'

export const purposeLabels = {
  town: 'Town',
  relief: 'Relief',
  bottling: 'Bottling',
  industry: 'Industry',
} as const satisfies Record<Purpose, string>

const inFull = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

const counted = (value: number, one: string, more = `${one}s`) =>
  `${inFull(value)} ${value === 1 ? one : more}`

export const containersInWords = (containers: number) => counted(containers, 'container')
export const daysInWords = (days: number) => counted(days, 'day')

/** `90 days`, `3 months`. */
export function timeInWords(days: number): string {
  const months = days / daysAMonth
  return Number.isInteger(months) && months > 1 ? counted(months, 'month') : daysInWords(days)
}

/** What was asked for, on one line: `Relief: 10,000 people at 15 L a day, for 30 days, 7 days in hand`. */
export function planInWords({ purpose, need, days, reserve }: PlanInput): string {
  const amount =
    need.by === 'people'
      ? `${counted(need.people, 'person', 'people')} at ${inFull(need.litresADay)} L a day`
      : `${inFull(need.litresAMonth)} L a month`
  const inHand = reserve > 0 ? `, ${daysInWords(reserve)} in hand` : ''
  return `${purposeLabels[purpose]}: ${amount}, for ${timeInWords(days)}${inHand}`
}

/** How the order goes, and what to do where it is more than we promise. */
export function verdictInWords(
  verdict: Verdict,
  { purpose, aMonth }: { purpose: Purpose; aMonth: number },
  { regular, emergency, emergencyMost }: PlanFigures,
): string {
  if (verdict.order === 'emergency') {
    return `An emergency order: ${emergency[0]}–${emergency[1]} containers.`
  }
  if (verdict.order === 'large-emergency') {
    return `A large emergency order: up to ${emergencyMost} containers can be mobilised.`
  }
  if (verdict.order === 'ask') {
    return `More than ${containersInWords(verdict.most)} a month. Ask, we plan it with you.`
  }
  if (purpose === 'relief') {
    return `Fewer than ${containersInWords(emergency[0])} go as a regular order.`
  }
  return aMonth > regular[0]
    ? `A regular order: ${regular[0]}–${regular[1]} containers a month, depending on sector.`
    : `A regular order: ${containersInWords(regular[0])} is the smallest.`
}

export const planLabels = {
  purpose: 'What for',
  people: 'People',
  litresADay: 'Litres a person a day',
  litresAMonth: 'Or litres a month',
  time: 'For how long',
  unit: 'Days or months',
  reserve: 'Days in hand',
  storage: 'Storage on site, in litres',
  port: 'Port',
  month: 'Month of the first load',
  format: 'Format',
} as const

/** Label and value of each result, in reading order. */
export function planFacts(
  plan: SupplyPlan,
  figures: PlanFigures,
): [label: string, value: string][] {
  const packs = (size: number, count: number) => [`Packs of ${size} L`, inFull(count)] as const
  const facts: (readonly [string, string] | undefined)[] = [
    ['Containers', inFull(plan.containers)],
    ['A month, on average', containersInWords(plan.containersAMonth)],
    ['Litres', `${inFull(plan.litres)} L`],
    ['Weight', `${inFull(plan.tonnes)} tonnes`],
    ['Equal to', `${inFull(plan.bottles)} bottles`],
    packs(figures.smallPack, plan.smallPacks),
    packs(figures.largePack, plan.largePacks),
    ['Most in hand at once', `${inFull(Math.round(plan.peak))} L`],
    plan.waiting > 0
      ? ['Stand full until there is room', containersInWords(plan.waiting)]
      : undefined,
    ['The water lasts', daysInWords(plan.lasts)],
    plan.mayBeLate === undefined
      ? undefined
      : ['A load may be late by', daysInWords(plan.mayBeLate)],
  ]
  return facts.flatMap((fact) => (fact ? [[...fact]] : []))
}

/** The way by sea, named as the estimate it is. */
export function seaWayInWords(
  port: string,
  { miles, days, window }: SeaWay,
  figures: PlanFigures,
): string {
  const [least, most] = figures.seaDays
  const at = `${serviceSpeeds[0]}–${serviceSpeeds[1]} knots`
  const estimate = `From Iceland to ${port}: about ${inFull(miles)} nautical miles, ${days[0]}–${days[1]} days at ${at}. An estimate.`
  if (window === 'inside') return estimate
  const named = `the ${least}–${most} days by ocean freight that we plan with`
  return window === 'beyond'
    ? `${estimate} That is more than ${named}: ask, we plan it with you.`
    : `${estimate} That reaches beyond ${named}: order earlier, as the dates below do.`
}

/** How a plan reads: in the planner, on the page without script, on paper, in a message and to the team. */
import type { PlanError } from './plan-address.ts'
import { type SeaWay, serviceSpeeds } from './supply-calendar.ts'
import {
  type Cover,
  daysAMonth,
  type PlanFigures,
  type PlanInput,
  peopleSupplied,
  type SupplyPlan,
} from './supply-plan.ts'
import type { PlanWords } from './words/contract-words.ts'
import { fillWords, type Values } from './words/fill-words.ts'

export const containersInWords = (
  containers: number,
  words: Pick<PlanWords, 'containers' | 'language'>,
) => fillWords(words.containers, { containers }, words.language)

export const daysInWords = (days: number, words: PlanWords) =>
  fillWords(words.days, { days }, words.language)

/** Litres with their unit, kept on one line. */
export const litresInWords = (litres: number, words: Pick<PlanWords, 'litres' | 'language'>) =>
  fillWords(words.litres, { litres: Math.round(litres) }, words.language)

/** `90 days`, `3 months`. */
export function timeInWords(days: number, words: PlanWords): string {
  const months = days / daysAMonth
  return Number.isInteger(months) && months > 1
    ? fillWords(words.months, { months }, words.language)
    : daysInWords(days, words)
}

/** What was asked for, on one line: `Relief: 10,000 people at 15 L a day, for 30 days, 7 days in hand`. */
export function planInWords({ purpose, need, days, reserve }: PlanInput, words: PlanWords): string {
  const { asked: texts, form, language } = words
  const values = { purpose: form.purpose.options[purpose], time: timeInWords(days, words) }
  const asked =
    need.by === 'people'
      ? fillWords(
          texts.people,
          { ...values, people: need.people, litres: need.litresADay },
          language,
        )
      : fillWords(texts.volume, { ...values, litres: need.litresAMonth }, language)
  return reserve > 0 ? fillWords(texts.withReserve, { asked, days: reserve }, language) : asked
}

/** How the order goes, and which part of it we can supply; empty where the owner withholds what that rests on. */
export function verdictInWords(
  input: PlanInput,
  { verdict, containersAMonth, filling = 0 }: SupplyPlan,
  figures: PlanFigures,
  words: PlanWords,
): string {
  const { regular, emergency, emergencyMost } = figures
  const { order, language } = words
  const fill = (text: string, values: Values) => fillWords(text, values, language)
  if (!verdict) return ''
  switch (verdict.order) {
    case 'over':
      return overInWords(input, verdict.cover, figures, words)
    case 'regular': {
      const [least, most] = regular ?? [0, 0]
      return containersAMonth > least
        ? fill(order.regular, { least, most })
        : fill(order.smallest, { containers: least })
    }
    default: {
      const [least, most] = emergency ?? [0, 0]
      const said = fill(order[verdict.order], { least, most, containers: emergencyMost ?? most })
      return filling > input.days
        ? `${said} ${fill(order.slow, { filling, days: input.days })}`
        : said
    }
  }
}

/** `20 times our largest regular order. 50 containers a month cover 400 people at 100 L a day, or 2,667 at 15 L.` */
function overInWords(
  { purpose, days }: PlanInput,
  { most, times, share, input }: Cover,
  figures: PlanFigures,
  words: PlanWords,
): string {
  const { over, language } = words
  const { need } = input
  const relief = purpose === 'relief'
  const minimum = figures.minimumADay ?? Number.POSITIVE_INFINITY
  const size =
    times < 1.5
      ? relief
        ? over.moreEmergency
        : over.more
      : relief
        ? over.timesEmergency
        : over.times
  const covers =
    need.by === 'volume'
      ? over.volume
      : days < daysAMonth
        ? over.peopleForDays
        : need.litresADay > minimum
          ? over.peopleOrMinimum
          : over.people
  const values: Values = {
    containers: most,
    times: times < 10 ? times : Math.round(times),
    days: daysInWords(days, words),
    minimum,
    ...(need.by === 'people'
      ? {
          people: need.people,
          litres: need.litresADay,
          more: Math.round(peopleSupplied(most, minimum, figures)),
        }
      : { litres: need.litresAMonth }),
    // Never more than there is: 98.04 % is 98 %, and a two-hundredth 0.5 %.
    share: share < 0.1 ? Math.floor(share * 1_000) / 10 : Math.floor(share * 100),
  }
  return [size, covers, over.share].map((text) => fillWords(text, values, language)).join(' ')
}

export type PlanFact = keyof PlanWords['facts']

/** Label and value of each result, in reading order. */
export function planFacts(
  plan: SupplyPlan,
  { smallPack, largePack }: PlanFigures,
  { facts, language }: PlanWords,
): { fact: PlanFact; label: string; value: string }[] {
  // No stock is told of water that cannot come.
  const values: Partial<Record<PlanFact, number | undefined>> = {
    containers: plan.containers,
    aMonth: plan.containersAMonth,
    litres: plan.litres,
    tonnes: plan.tonnes,
    bottles: plan.bottles,
    smallPacks: plan.smallPacks,
    largePacks: plan.largePacks,
    ...(plan.verdict?.order !== 'over' && {
      filling: plan.filling,
      peak: Math.round(plan.peak),
      waiting: plan.waiting || undefined,
      lasts: plan.lasts,
      mayBeLate: plan.mayBeLate,
    }),
  }
  const packs: Partial<Record<PlanFact, number | undefined>> = {
    smallPacks: smallPack,
    largePacks: largePack,
  }
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return []
    const fact = name as PlanFact
    return {
      fact,
      label: fillWords(facts[fact].label, { litres: packs[fact] ?? 0 }, language),
      value: fillWords(facts[fact].value, { value }, language),
    }
  })
}

/** The way by sea, named as the estimate it is. */
export function seaWayInWords(
  port: string,
  { miles, days, window }: SeaWay,
  { seaDays }: PlanFigures,
  { way, language }: PlanWords,
): string {
  const [from, to] = days
  const [slow, fast] = serviceSpeeds
  const estimate = fillWords(way.estimate, { port, miles, from, to, slow, fast }, language)
  if (window === 'inside' || !seaDays) return estimate
  const [least, most] = seaDays
  return `${estimate} ${fillWords(way[window], { least, most }, language)}`
}

/** A port with its way by sea; one that we do not know is said to be unknown. */
export function portInWords(
  place: string,
  way: SeaWay | undefined,
  figures: PlanFigures,
  words: PlanWords,
): string {
  return way
    ? seaWayInWords(place, way, figures, words)
    : fillWords(words.form.port.unknown, { port: place }, words.language)
}

/** What is wrong with a field that cannot be read. */
export function planErrorInWords(
  { error, ...bounds }: PlanError,
  { errors, language }: PlanWords,
): string {
  return fillWords(errors[error], bounds, language)
}

/** How a plan reads: in the planner, on the page without script, on paper, in a message and to the team. */
import type { PlanError } from './plan-address.ts'
import { type SeaWay, serviceSpeeds } from './supply-calendar.ts'
import { daysAMonth, type PlanFigures, type PlanInput, type SupplyPlan } from './supply-plan.ts'
import type { PlanWords } from './words/contract-words.ts'
import { fillWords } from './words/fill-words.ts'

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

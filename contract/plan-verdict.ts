/** How an order goes, and which part of one over our capacity we can supply, in words. */
import { daysInWords } from './plan-words.ts'
import {
  type Cover,
  daysAMonth,
  type PlanFigures,
  type PlanInput,
  peopleSupplied,
  plannedPart,
  type SupplyPlan,
} from './supply-plan.ts'
import type { PlanWords } from './words/contract-words.ts'
import { fillWords, type Values } from './words/fill-words.ts'

/** How the order goes, and which part of it we can supply; empty where the owner withholds what that rests on. */
export function verdictInWords(
  input: PlanInput,
  plan: SupplyPlan,
  figures: PlanFigures,
  words: PlanWords,
): string {
  const said = orderInWords(input, plan, figures, words)
  const { filling = 0 } = plannedPart(plan, figures)
  if (!said || input.purpose !== 'relief' || filling <= input.days) return said
  return `${said} ${slowInWords(input, filling, figures, words)}`
}

function orderInWords(
  input: PlanInput,
  { verdict, containersAMonth }: SupplyPlan,
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
      return fill(order[verdict.order], { least, most, containers: emergencyMost ?? most })
    }
  }
}

/** An emergency whose filling takes longer than its water is used: how many people a day's filling supplies. */
function slowInWords(
  { need, days }: PlanInput,
  filling: number,
  figures: PlanFigures,
  { order, language }: PlanWords,
): string {
  const slow = fillWords(order.slow, { filling, days }, language)
  if (need.by === 'volume') return slow
  const { litresADay: litres } = need
  const people = Math.floor(
    peopleSupplied((figures.fillingADay ?? 0) * daysAMonth, litres, figures),
  )
  return `${slow} ${fillWords(order.pace, { people, litres }, language)}`
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
  const filled = (figures.fillingADay ?? 0) * daysAMonth
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
  return [size, covers, over.share, ...(relief || !filled ? [] : [over.base])]
    .map((text) => fillWords(text, { ...values, filled }, language))
    .join(' ')
}

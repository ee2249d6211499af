/** What the supply planner says, and the figures it reckons with. */
import type { PlanFigures } from '../../contract/supply-plan.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import type { FigurePlace } from '../figures/figures-for.ts'
import type { Figures } from '../figures/registry.ts'
import type { Language } from './language.ts'
import type en from './planner/en.json'
import { wordsOf } from './words-of.ts'

/** Figures of the registry as the arithmetic takes them; one that is withheld takes the planner along. */
export function planFigures(figures: Figures): PlanFigures {
  return {
    litresAContainer: figures.containerVolume.value,
    bottlesAContainer: figures.bottles.value,
    smallPack: figures.packSmall.value,
    largePack: figures.packLarge.value,
    regular: figures.ordersPerMonth.ends,
    emergency: figures.emergencyOrder.ends,
    emergencyMost: figures.emergencyMost.value,
    leadWeeks: figures.leadTimeWeeks.ends,
    seaDays: figures.leadTime.ends,
  }
}

/** Bounded by the planner, which takes them as they are (`site/islands/plan/planner-words.ts`). */
export function plannerWords(language: Language, place: FigurePlace) {
  const { figures, forBrowser } = wordsOf<typeof en>('site/words/planner', language, place)
  const { start: _start, ...words } = forBrowser((all) => all)
  const { litresADay, reserve, stock, loads, invitation } = words
  const { sphereMinimum, basicNeeds, containerVolume } = figures
  return {
    ...words,
    format: { ...words.format, options: contractWords(language).lead.options.format },
    litresADay: {
      label: litresADay.label,
      choices: [
        { litres: sphereMinimum.value, ...litresADay.sphere },
        { litres: basicNeeds.value, ...litresADay.basicLeast },
        { litres: basicNeeds.most, ...litresADay.basicMost },
      ],
    },
    reserve: {
      legend: reserve.legend,
      choices: {
        0: reserve.choices.none,
        7: reserve.choices.week,
        14: reserve.choices.twoWeeks,
      },
    },
    invitation: { ...invitation, figure: containerVolume.number },
    stock: {
      ...stock,
      columns: [
        stock.columns.week,
        stock.columns.containers,
        stock.columns.inHand,
        stock.columns.end,
      ] as const,
    },
    loads: {
      ...loads,
      columns: [
        loads.columns.containers,
        loads.columns.order,
        loads.columns.filling,
        loads.columns.sea,
        loads.columns.arrives,
      ] as const,
    },
  }
}

export type PlanStartWords = ReturnType<typeof planStartWords>

/** The first fields of a plan, on a page that leads to the planner. */
export function planStartWords(language: Language, place: FigurePlace) {
  const { words, figures } = wordsOf<typeof en>('site/words/planner', language, place)
  const { start } = words
  return {
    ...start,
    litresADay: { label: start.litresADay, usual: figures.sphereMinimum.value },
  }
}

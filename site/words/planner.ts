/** What the supply planner says, and the figures it reckons with. */
import type { PlanFigures } from '../../contract/supply-plan.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { addressIn } from '../../contract/words/language.ts'
import type { Figure } from '../figures/figure.ts'
import type { FigurePlace } from '../figures/figures-for.ts'
import type { Figures } from '../figures/registry.ts'
import type { Language } from './language.ts'
import type en from './planner/en.json'
import { optional } from './withheld.ts'
import { wordsOf } from './words-of.ts'

/**
 * Figures of the registry as the arithmetic takes them. Without the volume of a container there is no plan; every other
 * figure that is withheld takes along what rests on it alone.
 */
export function planFigures(figures: Figures): PlanFigures {
  const { lineTanks, sourceTanks } = figures
  return {
    litresAContainer: figures.containerVolume.value,
    bottlesAContainer: numberOf(figures.bottles),
    smallPack: numberOf(figures.packSmall),
    largePack: numberOf(figures.packLarge),
    minimumADay: numberOf(figures.sphereMinimum),
    regular: endsOf(figures.ordersPerMonth),
    emergency: endsOf(figures.emergencyOrder),
    emergencyMost: numberOf(figures.emergencyMost),
    // The base capacity, unless the owner settles that the maximum holds.
    fillingADay: numberOf(lineTanks) ?? numberOf(sourceTanks),
    leadWeeks: endsOf(figures.leadTimeWeeks),
    seaDays: endsOf(figures.leadTime),
  }
}

const numberOf = ({ withheld, value }: Figure) => (withheld ? undefined : value)
const endsOf = ({ withheld, ends }: Figure) => (withheld ? undefined : ends)

/** Bounded by the planner, which takes them as they are (`site/islands/plan/planner-words.ts`). */
export function plannerWords(language: Language, place: FigurePlace) {
  const { figures, forBrowser } = wordsOf<typeof en>('site/words/planner', language, place)
  const { start: _start, ...words } = forBrowser((all) => all)
  const { litresADay, invitation } = words
  const { sphereDrinking, sphereMinimum, basicNeeds, containerVolume } = figures
  const { plan, lead } = contractWords(language)
  return {
    ...words,
    said: plan,
    formats: lead.options.format,
    litresADay: [
      ...(sphereDrinking.withheld ? [] : [{ litres: sphereDrinking.most, ...litresADay.drinking }]),
      ...(sphereMinimum.withheld ? [] : [{ litres: sphereMinimum.value, ...litresADay.sphere }]),
      ...(basicNeeds.withheld
        ? []
        : [
            { litres: basicNeeds.value, ...litresADay.basicLeast },
            { litres: basicNeeds.most, ...litresADay.basicMost },
          ]),
    ],
    invitation: { ...invitation, figure: containerVolume.number },
    loads: { ...words.loads, regions: optional(words.loads.regions) },
  }
}

/** The first fields of a plan, on a page that leads to the planner. */
export function planStartWords(language: Language, place: FigurePlace) {
  const { words, figures } = wordsOf<typeof en>('site/words/planner', language, place)
  return {
    ...words.start,
    language,
    planner: addressIn('/access-bulk-water#plan', language),
    form: contractWords(language).plan.form,
    litresADay: figures.sphereMinimum.withheld ? undefined : figures.sphereMinimum.value,
  }
}

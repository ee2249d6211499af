/**
 * The figures as pages take them: `const figures = figuresFor(language, '/pure-flow')`. What a page takes is noted, so that
 * the public sheet names the pages of each figure without a list kept by hand.
 */
import { siteConfig } from '../../site.config.ts'
import type { PagePath } from '../content/page-paths.ts'
import type { Language } from '../words/language.ts'
import { Figure } from './figure.ts'
import { settledAway } from './pairs.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { type FigureKey, type Figures, registry } from './registry.ts'

refuseUnknown(siteConfig)
for (const [key, numbers] of Object.entries(siteConfig.changed)) {
  registry[key as FigureKey].change(numbers)
}
for (const key of [...siteConfig.withheld, ...settledAway(siteConfig.settled)]) {
  registry[key].withhold()
}

/** Where a figure is taken: a page, a document of `/resources`, or nowhere in particular. */
export type FigurePlace = PagePath | `document:${string}` | `article:${string}`

const taken = new Map<FigureKey, Set<FigurePlace>>()

/** The registry in a language, for the words of a place. */
export function figuresFor(language: Language, place?: FigurePlace): Figures {
  return new Proxy(registry, {
    get(figures, key) {
      const figure = Reflect.get(figures, key)
      if (!(figure instanceof Figure)) return figure
      if (place) {
        const known = taken.get(key as FigureKey) ?? new Set()
        taken.set(key as FigureKey, known.add(place))
      }
      return figure.in(language)
    },
  })
}

/** The places that have taken a figure so far; complete once every page's words are loaded. */
export function placesOf(key: FigureKey): readonly FigurePlace[] {
  return [...(taken.get(key) ?? [])]
}

/** The figures that a place has taken so far, in the order of the registry, without those withheld. */
export function figuresAt(place: FigurePlace, language: Language): readonly Figure[] {
  return Object.values(registry)
    .filter(({ key, withheld }) => !withheld && placesOf(key as FigureKey).includes(place))
    .map((figure) => figure.in(language))
}

/** A figure as a plate shows it: its value huge, its unit small, what it counts below. */
export function asPlate(figure: Figure) {
  return { value: figure.number, unit: figure.unit, scope: figure.label }
}

/** A figure that its place can do without: empty when it is withheld. */
export const printed = (figure: Figure): string => (figure.withheld ? '' : figure.text)

/** A count of people, litres or places, and its unit. Shares, rates and times are handed on as texts. */
export function asCount(figure: Figure) {
  return { figure: figure.count, unit: figure.unit }
}

import type { Figure } from '../../figures/figure.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** A figure of the filling day, as it is written. */
const written = (figure: Figure) => ({ figure: figure.number, unit: figure.unit })

/** What stands on the page, section by section; without what is withheld. */
export function waterHarvestingSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/views/water-harvesting',
    language,
    '/water-harvesting',
  )
  const { hero, collection, promise, day, threeWayValve, next } = words
  const { sourceTemperature, transitTemperature } = figures
  const { chamber, strainer, sampling, pump, tank, valve, drawing } = collection

  return shown({
    hero: {
      ...openingOf(hero, ['/solutions', 'solutions'], ['/source-of-water', 'source']),
      drawing: { id: 'spring-and-hall', ...hero.drawing },
    },
    collection: {
      heading: collection.heading,
      note: collection.note,
      caption: optional(collection.caption),
      stations: [chamber, strainer, sampling, pump, tank, { ...valve, stat: optional(valve.stat) }],
      drawing: {
        id: 'plant',
        title: drawing.title,
        description: drawing.description,
        band: sourceTemperature.ends,
        bandLabel: sourceTemperature.text,
        unit: sourceTemperature.unit,
        transits: transitTemperature.withheld
          ? []
          : [{ spread: transitTemperature.value, label: drawing.transit }],
      },
    },
    promise,
    day: {
      heading: day.heading,
      figures: [
        { ...written(sourceTemperature), scope: day.temperature },
        { ...written(figures.operatingDay), scope: day.hours },
        { ...written(figures.lineCapacity), scope: optional(day.litres) },
        { ...written(figures.packUnits), scope: day.packs },
      ],
      link: { href: '/water-factory', label: day.link },
    },
    threeWayValve: {
      heading: threeWayValve.heading,
      note: threeWayValve.note,
      caption: threeWayValve.caption,
      entries: [threeWayValve.closed, threeWayValve.sampling, threeWayValve.diversion],
      drawing: { id: 'valve', ...threeWayValve.drawing },
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(next, ['/solutions', 'solutions'], ['/source-of-water', 'source']),
    },
  } as const)
}

import { thousand } from '../../figures/delivery-figures.ts'
import { asCount } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type { BuildingName } from './buildings.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function industryDistributionSections(language: Language) {
  const { words, figures } = wordsOf<typeof en>(
    'site/views/industry-distribution',
    language,
    '/industry-distribution',
  )
  const { hero, street, industries, reach, dock, next } = words
  const { hotels, manufacturing, food, healthcare, education, realEstate } = industries
  const { monthlyVolume, onTimeOther, lateDeliveries } = figures
  const aboutFigures = { href: '/resources#figures', label: reach.link }

  const volumes = [
    { ...asCount(figures.industries), scope: reach.industries },
    {
      ...asCount(monthlyVolume),
      // With its figure the unit is withheld too, and so the line.
      unit: monthlyVolume.withheld ? monthlyVolume.unit : reach.litres,
      scope: optional(reach.volume),
    },
  ] as const

  return shown({
    hero: openingOf(hero, ['/contact?topic=supply', 'ask'], ['/solutions', 'solutions']),
    street: { drawing: { id: 'street', ...street } },
    industries: {
      heading: industries.heading,
      note: optional(industries.note),
      link: { href: '/bulk-delivery#price', label: industries.link },
      plates: [
        industry('hotel', hotels, [hotels.rooms, hotels.carafes, hotels.season]),
        industry('works', manufacturing, [
          manufacturing.process,
          manufacturing.shifts,
          manufacturing.flexitank,
        ]),
        industry('kitchen', food, [food.ingredient, food.vat, food.analysis]),
        industry('hospital', healthcare, [healthcare.wards, healthcare.service, healthcare.main]),
        industry('school', education, [education.fountains, education.packs, education.terms]),
        industry('tower', realEstate, [realEstate.line, realEstate.invoice, realEstate.fits]),
      ],
    },
    deliveries: {
      heading: reach.heading,
      note: `${reach.note} ${filledOr(reach.onTimeMeaning, reach.onTimeOnRequest)}`,
      link: aboutFigures,
      figures: [...volumes, { figure: onTimeOther.number, unit: reach.onTime, scope: reach.share }],
      unit: reach.stroke,
      margin: { term: reach.stock.heading, text: reach.stock.text },
      drawing: {
        id: 'deliveries',
        title: reach.drawing.title,
        description: reach.drawing.description,
        labels: { onTime: reach.drawing.onTime, late: reach.drawing.late },
        count: thousand,
        late: lateDeliveries.value,
      },
    },
    /** The figures above the wall, for a page without it. */
    reach: {
      heading: reach.heading,
      figures: volumes,
      note: reach.note,
      link: aboutFigures,
    },
    dock: {
      heading: dock.heading,
      link: { href: '/bulk-glacier-water#unloading', label: dock.link },
      caption: dock.caption,
      entries: [dock.truck, dock.hose, dock.store, dock.hour].map(({ title, text }) => ({
        title,
        text: optional(text),
      })),
      drawing: { id: 'dock', ...dock.drawing },
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(next, ['/contact?topic=supply', 'contact'], ['/solutions', 'solutions']),
    },
  } as const)
}

type IndustryWords = { name: string; caption: string; description: string }

const industry = (
  building: BuildingName,
  { name, caption, description }: IndustryWords,
  items: readonly string[],
) => ({ building, caption, description, list: { title: name, items } })

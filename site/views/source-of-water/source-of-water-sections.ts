import { siteConfig } from '../../../site.config.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { sharedWords } from '../../words/shared.ts'
import { shown } from '../../words/shown.ts'
import { solids, waterSheet } from '../../words/water-sheet.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function sourceOfWaterSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/source-of-water',
    language,
    '/source-of-water',
  )
  const { hero, features, criteria, monitoring, reports, next } = words
  const { caption, placeOnRequest, divide, ice, edge, lava, spring, intake } = features
  const sheet = waterSheet(language, '/source-of-water')

  return shown({
    hero: openingOf(hero, ['/solutions', 'solutions'], ['/water-purity', 'purity']),
    features: {
      heading: features.heading,
      note: features.note,
      /** Once the owner names the spring, the opening does. */
      caption: siteConfig.evidence.spring ? caption : `${caption} ${placeOnRequest}`,
      notes: [divide, ice, edge, { ...lava, stat: optional(lava.stat) }, spring, intake],
      drawing: {
        id: 'catchment',
        ...features.drawing,
        marks: [divide.mark, ice.mark, edge.mark, lava.mark, spring.mark, intake.mark],
      },
    },
    edge: { caption: features.picture },
    criteria: {
      heading: criteria.heading,
      note: criteria.note,
      legend: criteria.legend,
      lines: [
        { ...criteria.temperature, ticked: true },
        { ...criteria.purity, ticked: true },
        { ...criteria.filtration, ticked: true },
        {
          title: criteria.volume.title,
          text: criteria.volume.text,
          status: criteria.volume.status,
          ticked: true,
          link: { href: '/water-factory', label: criteria.volume.link },
        },
        criteria.catchment,
        criteria.sampling,
      ],
    },
    monitoring: {
      title: monitoring.title,
      plate: {
        figure: figures.sourceTemperature.number,
        unit: figures.sourceTemperature.unit,
        text: monitoring.plate,
      },
      rows: [
        { ...monitoring.temperature, readings: [] },
        { ...monitoring.ph, readings: [] },
        {
          title: monitoring.solids.title,
          text: text('monitoring.solids.text', { solids: solids(figures).text }),
          readings: [],
        },
        { ...monitoring.minerals, readings: [] },
      ],
    },
    reports: {
      id: 'quality-reports',
      label: reports.open,
      title: reports.title,
      close: sharedWords(language).close,
      columns: sheet.columns,
      rows: [
        sheet.purity,
        { ...sheet.ph, value: reports.ph },
        sheet.solids,
        sheet.temperature,
        ...sheet.minerals,
      ],
      note: reports.note,
      action: { href: '/contact?topic=supply', label: reports.quote },
      file: { href: '/downloads/quality-sheet.pdf', ...reports.file },
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(next, ['/solutions', 'solutions'], ['/water-purity', 'purity']),
    },
  } as const)
}

import { siteConfig } from '../../../site.config.ts'
import { withCertificates } from '../../words/certificates.ts'
import type { Language } from '../../words/language.ts'
import { linksOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { solids } from '../../words/water-sheet.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** Years between two quiet lines across the timeline. */
const markEvery = 50
/** Of somebody who watches a drop go in. */
const age = 20

/** What stands on the page, section by section; without what is withheld. */
export function naturalFiltrationSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/natural-filtration',
    language,
    '/natural-filtration',
  )
  const { hero, timeline, specimen, standards, next } = words
  const { euDirective, who, iso22000 } = standards

  const lavas = [
    { ...timeline.first, years: figures.firstLava },
    { ...timeline.second, years: figures.secondLava },
    { ...timeline.deepest, years: figures.deepestLava },
  ].filter(({ years }) => !years.withheld)
  /** The line ends with the last year that is shown. */
  const length = Math.max(...lavas.map(({ years }) => years.most))
  const marks = Array.from(
    { length: Math.max(0, Math.floor(length / markEvery)) },
    (_, above) => (above + 1) * markEvery,
  )
  const step = (number: number) => text('timeline.step', { number })

  return shown({
    hero: {
      drawing: { id: 'ground', ...hero.drawing },
      title: hero.title,
      subtitle: hero.subtitle,
      description: text('hero.description', { age, ageAfter: age + figures.secondLava.most }),
      actions: linksOf(hero, ['/water-purity', 'purity'], ['/source-of-water', 'source']),
    },
    timeline: lavas.length > 0 && {
      heading: timeline.heading,
      note: timeline.note,
      reading: timeline.year,
      length,
      skip: { href: `#year-${length}` as const, label: text('timeline.skip', { year: length }) },
      before: { ...timeline.ice, step: step(1) },
      entries: lavas.map(({ years, ...lava }, above) => ({
        ...lava,
        step: step(above + 2),
        figure: years.number,
        unit: years.unit,
        span: years.ends,
      })),
      marks: marks.map((at) => ({ at, label: text('timeline.mark', { year: at }) })),
      end: timeline.end,
      caption: timeline.caption,
    },
    specimen: {
      heading: specimen.heading,
      note: specimen.note,
      caption: specimen.caption,
      parts: [specimen.pores, specimen.cracks, specimen.mass, specimen.minerals],
      drawing: { id: 'basalt-fragment', ...specimen.drawing },
    },
    standards: {
      heading: standards.heading,
      note: standards.note,
      legend: text('standards.legend', { held: siteConfig.certificates.length }),
      lines: [
        {
          title: standards.purity.title,
          text: figures.purity.text,
          ticked: true,
          status: standards.own,
        },
        {
          title: standards.solids.title,
          text: text('standards.solids.text', { solids: solids(figures).text }),
          ticked: true,
          status: standards.own,
        },
        { ...standards.ph, ticked: true, status: standards.own },
        ...withCertificates(language, [euDirective, who, iso22000]),
      ],
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(next, ['/water-purity', 'purity'], ['/source-of-water', 'source']),
    },
  } as const)
}

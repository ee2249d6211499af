import type { Figure } from '../../figures/figure.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { solids } from '../../words/water-sheet.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** From nought, in round steps, to the first one above the most of all. */
function axisOf(ranges: readonly Figure[]) {
  const most = Math.max(...ranges.map((range) => range.most))
  const tenth = 10 ** Math.floor(Math.log10(most / 5))
  const step = ([1, 2, 5, 10].find((times) => times * tenth >= most / 5) ?? 10) * tenth
  return { from: 0, to: step * (Math.floor(most / step) + 1), step }
}

/** What stands on the page, section by section; without what is withheld. */
export function waterPuritySections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/water-purity',
    language,
    '/water-purity',
  )
  const { hero, readings, cut, minerals, analysis, quote, next } = words
  const { purity, phNatural, sourceTemperature } = figures
  const tds = solids(figures)

  const lavas = [
    { ...cut.first, years: figures.firstLava },
    { ...cut.second, years: figures.secondLava },
    { ...cut.deepest, years: figures.deepestLava },
  ].filter(({ years }) => !years.withheld)
  const stage = (number: number) => text('cut.stage', { number })

  const named = [
    { ...minerals.calcium, figure: figures.calcium },
    { ...minerals.magnesium, figure: figures.magnesium },
    { ...minerals.silica, figure: figures.silica },
    { ...minerals.potassium, figure: figures.potassium },
  ].filter(({ figure }) => !figure.withheld)

  const { published, authority, request } = analysis
  const ofOneLot = {
    text: [authority.oneLot].filter(optional),
    link: { href: '/know-your-water#lot', label: authority.oneLotLink } as const,
  }
  const publishedLines = [
    { name: published.ph, figure: phNatural },
    { name: published.solids, figure: tds },
    { name: published.temperature, figure: sourceTemperature },
    ...named,
  ].filter(({ figure }) => !figure.withheld)

  return shown({
    hero: openingOf(hero, ['/contact?topic=supply', 'ask'], ['/know-your-water', 'read']),
    readings: {
      title: readings.title,
      plate: { figure: purity.number, unit: purity.unit, text: readings.purity },
      rows: [
        {
          title: readings.solids.title,
          text: readings.solids.text,
          scope: optional(readings.solids.scope),
          readings: [{ value: tds.number, unit: tds.unit }],
        },
        {
          title: readings.ph.title,
          text: readings.ph.text,
          link: { href: '/alkaline-water', label: readings.ph.link },
          readings: [{ value: phNatural.digits, unit: '' }],
        },
        {
          title: readings.temperature.title,
          text: readings.temperature.text,
          readings: [{ value: sourceTemperature.number, unit: sourceTemperature.unit }],
        },
        { ...readings.filter, readings: [] },
      ],
    },
    cut: lavas.length > 0 && {
      heading: cut.heading,
      note: cut.note,
      unit: lavas[0]?.years.unit ?? '',
      outlet: cut.outlet,
      layers: [
        { ...cut.ice, stage: stage(1), span: null },
        ...lavas.map(({ years, ...lava }, above) => ({
          ...lava,
          stage: stage(above + 2),
          figure: years.number,
          unit: years.unit,
          span: years.ends,
        })),
      ],
      drawing: { id: 'depth-cut', ...cut.drawing },
    },
    minerals: {
      heading: minerals.heading,
      note: minerals.note,
      axis: axisOf(named.map(({ figure }) => figure)),
      unit: named[0]?.figure.unit ?? '',
      ranges: named.map(({ figure, ...mineral }) => ({
        ...mineral,
        value: figure.number,
        range: figure.ends,
      })),
      caption: minerals.caption,
    },
    analysis: {
      heading: analysis.heading,
      note: analysis.note,
      definitions: [
        {
          term: published.term,
          text: [published.text],
          examples: { label: published.label, items: publishedLines.map(({ name }) => name) },
        },
        {
          term: authority.term,
          text: [authority.text, ...ofOneLot.text],
          examples: {
            label: authority.label,
            items: [
              authority.microbiology,
              authority.nitrogen,
              authority.arsenic,
              authority.fluoride,
              authority.ions,
              authority.metals,
              authority.radioactivity,
            ],
          },
          ...(ofOneLot.text.length > 0 && { link: ofOneLot.link }),
        },
        {
          term: request.term,
          text: [request.text],
          examples: {
            label: request.label,
            items: [request.limits, request.origin, request.lot],
          },
          link: { href: '/contact?topic=supply', label: request.link },
        },
      ],
    },
    quote,
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(next, ['/contact?topic=supply', 'ask'], ['/know-your-water', 'read']),
    },
  } as const)
}

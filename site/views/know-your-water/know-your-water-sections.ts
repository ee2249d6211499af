import { siteConfig } from '../../../site.config.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { solids, waterSheet } from '../../words/water-sheet.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function knowYourWaterSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/know-your-water',
    language,
    '/know-your-water',
  )
  const { hero, parts, sheet, analysis, pictures, next } = words
  const { euPh, whoTds, ph, phLow, phNatural } = figures
  const { columns, purity, temperature, minerals, ...others } = waterSheet(
    language,
    '/know-your-water',
  )
  const tds = solids(figures)
  const lines = siteConfig.lotAnalysis?.lines
  const analysed = { ...analysis, columns: { ...analysis.columns } }

  const [one, two] = [{ ...sheet.one }, { ...sheet.both }]
  /** One range once the owner has settled which; until then both, each by its name. */
  const both = !(ph.withheld || phLow.withheld)
  const ranges = both
    ? [
        { figure: ph, name: two.alkaline },
        { figure: phLow, name: two.mild },
      ]
    : [ph, phLow]
        .filter(({ withheld }) => !withheld)
        .map((figure) => ({ figure, name: figure.digits }))

  /** Whole numbers of pH around everything that the bar shows. */
  const ends = [euPh, ...ranges.map(({ figure }) => figure)].flatMap((figure) => figure.ends)
  const from = Math.floor(Math.min(...ends))
  const to = Math.ceil(Math.max(...ends))

  return shown({
    hero: openingOf(hero, ['/access-bulk-water', 'access'], ['/water-purity', 'purity']),
    parts: {
      heading: parts.heading,
      note: parts.note,
      definitions: [
        parts.origin,
        parts.content,
        parts.temperature,
        { ...parts.tests, link: { href: '/water-purity#analysis', label: parts.tests.link } },
      ],
    },
    sheet: {
      heading: sheet.heading,
      note: sheet.note,
      columns: [
        columns[0],
        { label: columns[1], kind: 'text' },
        { label: columns[2], kind: 'figure' },
      ],
      rows: [
        { name: purity.name, cells: [purity.standard, purity.value] },
        {
          name: others.ph.name,
          cells: both
            ? [two.standard, { readings: [ph.text, phLow.text] as const, brace: two.brace }]
            : [one.standard, phNatural.text],
          ...(!euPh.withheld && {
            bar: {
              description: both ? two.drawing : one.drawing,
              scale: {
                from,
                to,
                marks: Array.from({ length: to - from + 1 }, (_, at) => from + at),
                unit: ' pH',
              },
              standard: { from: euPh.value, to: euPh.most, name: sheet.phBand },
              ranges: ranges.map(({ figure, name }) => ({
                from: figure.value,
                to: figure.most,
                name,
              })),
            },
          }),
        },
        {
          name: others.solids.name,
          cells: [others.solids.standard, others.solids.value],
          ...(!whoTds.withheld && {
            bar: {
              description: text('sheet.solidsDrawing', { solids: tds.text }),
              scale: {
                from: 0,
                to: whoTds.value,
                // At sixths of the scale, closer where the water is.
                marks: [0, 1, 2, 4, 6].map((sixths) => Math.round((whoTds.value * sixths) / 6)),
                unit: ` ${whoTds.unit}`,
              },
              standard: { from: 0, to: whoTds.value, name: sheet.solidsBand },
              ranges: [{ from: 0, to: tds.value, name: tds.text }],
            },
          }),
        },
        { name: temperature.name, cells: [temperature.standard, temperature.value] },
        ...minerals.map(({ name, standard, value }) => ({ name, cells: [standard, value] })),
      ],
      caption: both ? two.caption : '',
    },
    analysis: lines && {
      heading: analysed.heading,
      note: analysed.note,
      columns: [
        analysed.columns.parameter,
        { label: analysed.columns.value, kind: 'figure' },
        { label: analysed.columns.method, kind: 'text' },
      ] as const,
      rows: lines.map(({ parameter, value, method }) => ({
        name: parameter,
        cells: [value, method],
      })),
    },
    pictures: {
      edge: { number: text('pictures.number', { number: 1 }), caption: pictures.edge },
      front: { number: text('pictures.number', { number: 2 }), caption: pictures.front },
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(next, ['/access-bulk-water', 'access'], ['/water-purity', 'purity']),
    },
  } as const)
}

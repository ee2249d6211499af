import { sources } from '../../content/fresh-water-crisis/sources.ts'
import { needFigures } from '../../content/need-figures.ts'
import { sectorsIn } from '../../content/sectors.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import type sectorWords from '../../words/sectors/en.json'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** From ten dollars on without cents. */
function dollars(value: number, language: Language): string {
  if (Number.isNaN(value) || value >= 10) return wholeNumber(value, language, 0)
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return value.toLocaleString(language, tenths)
}

/** The power of ten below which all these values lie: where an axis for them ends. */
function axisFor(values: readonly number[]): number {
  return 10 ** Math.ceil(Math.log10(Math.max(...values.filter((value) => !Number.isNaN(value)))))
}

/** What stands on the page, section by section; without what is withheld. */
export function globalNeedSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/global-need',
    language,
    '/global-need',
  )
  const { columns } = wordsOf<typeof sectorWords>('site/words/sectors', language).words
  const { hero, need, slope, markets, people, next } = words
  const { people: withoutWater, status, ...regions } = needFigures(language, '/global-need')
  const { farmingRevenuePerWater, consumerRevenuePerWater, urbanShare, tam, sam, som } = figures

  const number = (value: number) => wholeNumber(value, language)
  const water = sectorsIn(language, figures, ['use', 'revenue'])
  const [industry, municipal, energy] = figures.otherRevenuePerWater.values
  /** In USD, in the order of the sectors. */
  const perWater = [
    farmingRevenuePerWater.value,
    industry,
    energy,
    municipal,
    consumerRevenuePerWater.value,
  ]

  /** Whether both regions that the note compares are shown. */
  const alike = [figures.affectedSubSaharanAfrica, figures.affectedSouthAsia].every(
    ({ withheld }) => !withheld,
  )
  const sizes = (['tam', 'sam', 'som'] as const).filter((size) => !figures[size].withheld)
  const axisEnd = axisFor([tam, sam, som].flatMap(({ values }) => values))
  const bySector = sectorsIn(language, figures, ['tam', 'sam', 'som'])

  return shown({
    hero: {
      ...openingOf(hero, ['/fresh-water-crisis', 'crisis'], ['/investors', 'investors']),
      drawing: { id: 'coasts', ...hero.drawing },
    },
    need: {
      label: need.label,
      figures: [
        ...withoutWater,
        {
          figure: urbanShare.text,
          unit: need.urban.unit,
          scope: need.urban.scope,
          published: { says: need.urban.published, source: sources.urbanization },
        },
      ],
      ...status,
    },
    slope: {
      heading: slope.heading,
      note: slope.note,
      margin: slope.consumer,
      caption: slope.caption,
      data: {
        summary: slope.table.summary,
        columns: [slope.table.sector, slope.table.use, slope.table.revenue, slope.table.perWater],
        rows: water.map(
          ({ name, use, revenue }, place) =>
            [
              name,
              number(use),
              number(revenue),
              dollars(perWater[place] ?? Number.NaN, language),
            ] as const,
        ),
      },
      drawing: {
        title: slope.drawing.title,
        description: slope.drawing.description,
        use: { label: columns.use, unit: figures.sectorUse.unit },
        revenue: { label: columns.revenue, unit: slope.drawing.perYear },
        note: [slope.drawing.perWater, slope.drawing.beside] as const,
        lines: water.map(({ id, name, use, revenue }) => ({
          name,
          usage: use,
          revenue,
          printed: { usage: number(use), revenue: number(revenue) },
          marked: id === 'consumer',
        })),
      },
    },
    markets: {
      heading: markets.heading,
      note: markets.note,
      caption: optional(markets.caption),
      marks: [0, axisEnd / 2, axisEnd].map((value) => ({ value, printed: number(value) })),
      items: bySector.map(({ id, name, ...values }) => ({
        title: name,
        figure: number(values.tam),
        text: markets[id],
        bars: sizes.map((size) => ({
          name: markets.names[size],
          value: values[size],
          printed: number(values[size]),
        })),
        drawing: {
          title: text('markets.drawing.title', { sector: name }),
          description: markets.drawing.description,
        },
      })),
      data: {
        summary: markets.table.summary,
        columns: [markets.table.sector, ...sizes.map((size) => markets.table[size])],
        rows: bySector.map(
          ({ name, ...values }) => [name, ...sizes.map((size) => number(values[size]))] as const,
        ),
      },
    },
    people: {
      heading: people.heading,
      note: people.note,
      unit: people.unit,
      ...(alike && { margin: people.southAsia }),
      caption: people.caption,
      drawing: {
        ...people.drawing,
        regions: [regions.africa, regions.southAsia, regions.middleEast],
      },
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(next, ['/fresh-water-crisis', 'crisis'], ['/investors', 'investors']),
    },
  } as const)
}

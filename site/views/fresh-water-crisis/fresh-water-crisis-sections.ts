import { type Source, sources } from '../../content/fresh-water-crisis/sources.ts'
import { needFigures } from '../../content/need-figures.ts'
import { type SectorId, sectorFigures, sectorsIn } from '../../content/sectors.ts'
import type { Figure } from '../../figures/figure.ts'
import type { Language } from '../../words/language.ts'
import { linksOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import { causeCards } from './published/causes.ts'
import { economicCards } from './published/economic.ts'
import { scaleCards } from './published/scale.ts'
import { scarcityTopics } from './published/scarcity.ts'
import { socialCards } from './published/social.ts'
import type en from './words/en.json'

/** Who published the figure in the dialog of a sector. */
const sectorSources = {
  agriculture: sources.faoPortal,
  industry: sources.faoPortal,
  energy: sources.ieaWater,
  municipal: sources.wwdr2022,
  consumer: sources.cdpWater,
} as const satisfies Record<SectorId, unknown>

/** What stands on the page, section by section; without what is withheld. */
export function freshWaterCrisisSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/fresh-water-crisis',
    language,
    '/fresh-water-crisis',
  )
  const { views, hero, stats, drivers, regions, pairs, sectors, scarcity } = words
  const { dataHero, data, published, next } = words
  const need = needFigures(language, '/fresh-water-crisis')
  const columns = [
    data.columns.metric,
    data.columns.status,
    data.columns.source,
    data.columns.importance,
  ] as const

  /** A growth of so many per cent, in squares of a hundred cells. */
  const squares = figures.industrialGrowth.value / 100
  const map = (number: number) => text('regions.map', { number })
  const bySector = sectorsIn(language, figures, [
    ...(['share', 'use', 'revenue'] as const),
    ...(['tam', 'sam', 'som'] as const),
  ])
  const share = (value: number) => text('sectors.share', { share: value })

  return shown({
    views: {
      label: views.label,
      views: [
        { name: 'need', label: views.need, href: '/fresh-water-crisis#the-need' },
        { name: 'data', label: views.data, href: '/fresh-water-crisis?view=data#the-data' },
      ],
    },
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      description: optional(
        text('hero.description', { billions: figures.peopleWithoutSafeWater.value / 1e9 }),
      ),
      actions: linksOf(hero, ['/partnerships', 'support'], ['/water-purity', 'water']),
    },
    stats: {
      heading: stats.heading,
      figures: [
        ...need.people,
        {
          figure: text('stats.agriculture.share', { share: figures.sectorShares.value }),
          unit: stats.agriculture.unit,
          scope: stats.agriculture.scope,
          published: { says: stats.agriculture.published, source: sources.faoPortal },
        },
      ],
      ...need.status,
    },
    drivers: {
      heading: drivers.heading,
      note: drivers.note,
      caption: optional(text('drivers.caption', { squares })),
      items: [
        {
          ...driver(drivers.stress, figures.stressedRegions, sources.aqueduct),
          drawing: drawn('hatched', figures.stressedRegions, drivers.stress.drawing),
        },
        {
          ...driver(drivers.leakage, figures.lostThroughLeakage, sources.liemberger),
          drawing: drawn('leaking', figures.lostThroughLeakage, drivers.leakage.drawing),
        },
        {
          ...driver(drivers.cities, figures.urbanShare, sources.wwdr2023),
          drawing: drawn('roofed', figures.urbanShare, drivers.cities.drawing),
        },
        {
          ...driver(drivers.industry, figures.industrialGrowth, sources.oecdOutlook),
          drawing: drawn(
            'laid-on',
            figures.industrialGrowth,
            text('drivers.industry.drawing', { squares }),
          ),
        },
      ],
    },
    regions: {
      heading: regions.heading,
      note: regions.note,
      plates: [
        {
          number: map(1),
          caption: regions.africa.caption,
          millions: need.africa.millions,
          map: { region: 'africa', ...regions.africa.map, rivers: regions.africa.rivers },
          entry: affected(need.africa, regions.counts, regions.africa.text),
        },
        {
          number: map(2),
          caption: regions.southAsia.caption,
          millions: need.southAsia.millions,
          map: { region: 'south-asia', ...regions.southAsia.map, rivers: regions.southAsia.rivers },
          entry: affected(need.southAsia, regions.counts, regions.southAsia.text),
        },
        {
          number: map(3),
          caption: regions.middleEast.caption,
          millions: need.middleEast.millions,
          map: {
            region: 'middle-east',
            ...regions.middleEast.map,
            rivers: regions.middleEast.rivers,
          },
          entry: affected(need.middleEast, regions.counts, regions.middleEast.text),
        },
      ],
    },
    pairs: {
      heading: pairs.heading,
      note: pairs.note,
      voices: [pairs.challenge, pairs.solution],
      rows: [
        pair(pairs.fields),
        pair(pairs.pipes),
        pair(pairs.rivers),
        pair(pairs.cities),
        {
          ...pair(pairs.emergencies),
          link: { href: '/access-bulk-water#emergency', label: pairs.emergencies.link },
        },
      ],
    },
    sectors: {
      heading: sectors.heading,
      note: sectors.note,
      columns: [
        sectors.columns.sector,
        { label: sectors.columns.share, kind: 'figure' },
        { label: sectors.columns.use, kind: 'text' },
      ],
      caption: sectors.caption,
      sheets: bySector.map((sector) => ({
        ...sectors[sector.id],
        id: `sector-${sector.id}`,
        sector: sector.id,
        title: sector.name,
        share: sector.share,
        printedShare: share(sector.share),
        figures: sectorFigures(language, figures, sector),
        source: sectors.dialog.estimates,
        published: { says: sectors[sector.id].published, source: sectorSources[sector.id] },
      })),
      words: sectors.dialog,
    },
    scarcity: {
      heading: scarcity.heading,
      note: scarcity.note,
      more: { href: '/fresh-water-crisis?view=data#the-data', label: scarcity.more },
      columns,
      topics: scarcityTopics(published.scarcity).map((topic) => ({
        ...topic,
        end: {
          opens: topic.id,
          label: scarcity.open,
          subject: text('scarcity.subject', { topic: topic.title }),
        },
      })),
    },
    dataHero: {
      title: dataHero.title,
      subtitle: dataHero.subtitle,
      description: dataHero.description,
      actions: linksOf(dataHero, ['#scale', 'figures'], ['/global-need', 'sectors']),
    },
    data: {
      heading: data.heading,
      note: data.note,
      label: data.label,
      columns,
      sheets: [
        { id: 'scale', ...data.scale, cards: scaleCards(published.scale) },
        { id: 'causes', ...data.causes, cards: causeCards(published.causes) },
        { id: 'economic', ...data.economic, cards: economicCards(published.economic) },
        { id: 'social', ...data.social, cards: socialCards(published.social) },
      ],
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(
        next,
        ['/contact', 'contact'],
        ['/partnerships', 'partnerships'],
        ['/pure-flow', 'pureFlow'],
        ['/water-purity', 'purity'],
      ),
    },
  } as const)
}

type DriverWords = { title: string; counts: string; text: string; published: string }

function driver(words: DriverWords, { text }: Figure, source: Source) {
  return {
    title: words.title,
    description: words.text,
    stat: text,
    statLabel: words.counts,
    published: { says: words.published, source },
  }
}

const drawn = <Kind extends string>(kind: Kind, { value }: Figure, says: string) => ({
  kind,
  percent: value,
  says,
})

const affected = (region: { name: string; figure: string }, label: string, text: string) => ({
  title: region.name,
  figure: region.figure,
  label,
  text,
})

const pair = (words: { title: string; challenge: string; solution: string }) => ({
  question: words.title,
  answers: [words.challenge, words.solution] as const,
})

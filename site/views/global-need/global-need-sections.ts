import { sources } from '../../content/fresh-water-crisis/sources.ts'
import { affectedRegions, needFigures, shareFigure } from '../../content/need-figures.ts'
import type { PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, PlotWords, WordsOf } from '../../content/section-words.ts'
import {
  marketAxisEnd,
  marketTable,
  type SectorName,
  sectorColumns,
  sectorsIn,
} from '../../content/sectors.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { onOneLine, wholeNumber } from '../../figures/number-text.ts'
import type { CountField } from '../../sections/CountField.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { Multiples } from '../../sections/Multiples.tsx'
import type { WidePlot } from '../../sections/WidePlot.tsx'
import { shown } from '../../words/shown.ts'
import type { marketItems } from './MarketItems.tsx'
import type { People } from './People.tsx'
import type { Slope } from './Slope.tsx'

const figures = figuresFor('/global-need')
const { consumerRevenuePerWater, farmingRevenuePerWater, otherRevenuePerWater } = figures
const [withoutSafeWater, facingScarcity] = needFigures(figures)
const water = sectorsIn(figures, ['usage', 'annualRevenue'])
const [farming] = water

const [industry, municipal, energy] = otherRevenuePerWater.values
/** In USD, in the order of the sectors. */
const revenuePerWater = [
  farmingRevenuePerWater.value,
  industry,
  energy,
  municipal,
  consumerRevenuePerWater.value,
]

/** From ten dollars on without cents. */
function dollars(value = Number.NaN): string {
  return Number.isNaN(value) || value >= 10 ? wholeNumber(Math.round(value)) : value.toFixed(1)
}

const use = { label: sectorColumns.usage.label, unit: figures.sectorUse.unit }
const revenue = {
  label: sectorColumns.annualRevenue.label,
  unit: `${figures.sectorRevenue.unit} a year`,
}

const axisEnd = marketAxisEnd(figures)
const axis = `axis from 0 to ${wholeNumber(axisEnd)}`

const marketNotes: Record<SectorName, string> = {
  Agriculture: 'The largest of the five, and the most to win.',
  'Industry & Manufacturing': 'Fourth in size, and the least to win.',
  'Energy Production': 'It sells heat and power, and runs on water.',
  'Municipal & Domestic': 'The smallest: tariffs set what it can pay.',
  'Consumer Products': 'Second in size, on the least water of all.',
}

const regions = affectedRegions(figures)
const [africa, southAsia] = regions
const dots = regions.map(({ millions }) => millions).filter((count) => !Number.isNaN(count))

type GlobalNeedWords = PageWords & {
  need: WordsOf<typeof FigureLine>
  slope: PlotWords<typeof WidePlot, typeof Slope>
  markets: WordsOf<typeof Multiples, 'items'> & {
    items: DrawnFrom<typeof marketItems>
    axisEnd: Parameters<typeof marketItems>[1]
  }
  people: PlotWords<typeof CountField, typeof People>
}

export const globalNeed = shown({
  hero: {
    title: 'Global Need',
    subtitle: 'Who uses fresh water, who earns from it, who lacks it.',
    description:
      'The need behind our Icelandic water: five sectors and three regions, to scale, with their tables.',
    actions: [
      { href: '/fresh-water-crisis', label: 'The crisis and its data' },
      { href: '/investors', label: 'For investors' },
    ],
  },
  need: {
    label: 'The need in figures',
    figures: [
      { ...withoutSafeWater },
      { ...facingScarcity },
      {
        figure: shareFigure(figures.urbanShare.value),
        unit: 'urban',
        scope: 'Of the world’s people by 2050.',
        published: {
          says: '68 % of the world’s people are projected to live in urban areas by 2050',
          source: sources.urbanization,
        },
      },
    ],
    note: 'Where water runs short, and why:',
    link: { href: '/fresh-water-crisis', label: 'The crisis and its data' },
  },
  slope: {
    heading: 'Water used, money earned',
    note: 'Water use on one axis, money on the other, one line for each sector.',
    margin: {
      term: 'Last in water, second in money',
      text: `Consumer products take the least water of the five sectors and earn more than all but farming. A cubic metre brings ${dollars(consumerRevenuePerWater.value)} USD of revenue there; in farming it brings ${dollars(farmingRevenuePerWater.value)}.`,
    },
    caption: `To scale. Company estimates; sectors overlap. ${consumerRevenuePerWater.sum} = ${dollars(consumerRevenuePerWater.value)} USD a cubic metre; ${onOneLine(`${wholeNumber(farming?.annualRevenue ?? Number.NaN)} ÷ ${wholeNumber(farming?.usage ?? Number.NaN)} = ${dollars(farmingRevenuePerWater.value)}`)}.`,
    data: {
      summary: 'The values as a table',
      columns: [
        'Sector',
        'Use, billion m³ a year',
        'Revenue, billion USD a year',
        'USD for each m³',
      ],
      rows: water.map(
        ({ sector, usage, annualRevenue }, place) =>
          [
            sector,
            wholeNumber(usage),
            wholeNumber(annualRevenue),
            dollars(revenuePerWater[place]),
          ] as const,
      ),
    },
    drawing: {
      title: 'Water use against annual revenue of five sectors',
      description: `${water
        .map(
          ({ sector, usage, annualRevenue }) =>
            `${sector}: ${wholeNumber(usage)} ${figures.sectorUse.unit}, ${wholeNumber(annualRevenue)} ${figures.sectorRevenue.unit}`,
        )
        .join(
          '. ',
        )}. Four lines rise or fall gently; Consumer Products rises from the last place to the second.`,
      use,
      revenue,
      note: [
        `${dollars(consumerRevenuePerWater.value)} USD`,
        `for each cubic metre; Agriculture ${dollars(farmingRevenuePerWater.value)}`,
      ] as const,
      lines: water.map(({ sector, usage, annualRevenue }) => ({
        name: sector,
        usage,
        revenue: annualRevenue,
        marked: sector === 'Consumer Products',
      })),
    },
  },
  markets: {
    heading: 'Market size by sector',
    note: 'TAM is the whole market, SAM the part a supplier can serve, SOM the part it can win. Company estimates.',
    caption: `Billion USD, on one ${axis}. The sectors share customers; a sum would count some twice.`,
    axisEnd,
    items: sectorsIn(figures, ['tam', 'sam', 'som']).map(({ sector, ...markets }) => {
      const bars = (['tam', 'sam', 'som'] as const)
        .map((market) => ({ name: market.toUpperCase(), value: markets[market] }))
        .filter(({ value }) => !Number.isNaN(value))
      return {
        title: sector,
        figure: wholeNumber(markets.tam),
        text: `${figures.tam.unit}, the whole market. ${marketNotes[sector]}`,
        bars,
        drawing: {
          title: `${sector}: three markets within each other`,
          description: `In billion USD, on an ${axis}: ${bars.map(({ name, value }) => `${name} ${wholeNumber(value)}`).join(', ')}.`,
        },
      }
    }),
    data: marketTable(figures),
  },
  people: {
    heading: 'A dot for each million people',
    note: 'Three regions that go short of water. Behind one dot there are as many people as in a large city.',
    unit: 'One dot is one million people affected. Company estimates.',
    margin: {
      term: 'South Asia comes close',
      text: `${wholeNumber(africa.millions - southAsia.millions)} dots fewer than south of the Sahara. A plan for one region alone leaves the other as large as it was.`,
    },
    caption: `Every dot drawn: ${dots.map((count) => wholeNumber(count)).join(' + ')}. ${onOneLine(`${wholeNumber(africa.millions)} − ${wholeNumber(southAsia.millions)} = ${wholeNumber(africa.millions - southAsia.millions)}`)}.`,
    drawing: {
      title: 'People affected in three regions',
      description: `One dot for each million people: ${regions
        .filter(({ millions }) => !Number.isNaN(millions))
        .map(({ name, figure }) => `${name} ${figure}`)
        .join(', ')}.`,
      regions,
    },
  },
  next: {
    sentence: 'Where does the need come from?',
    actions: [
      { href: '/fresh-water-crisis', label: 'Fresh Water Crisis' },
      { href: '/investors', label: 'Investors' },
    ],
  },
} as const satisfies GlobalNeedWords)

import type { ComponentProps } from 'react'
import { sources } from '../../content/fresh-water-crisis/sources.ts'
import { affectedRegions, needFigures, shareFigure } from '../../content/need-figures.ts'
import type { Action, HeroWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, WordsOf } from '../../content/section-words.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords } from '../../figures/number-text.ts'
import { partNoun } from '../../figures/part-in-words.ts'
import type { Comparison } from '../../sections/Comparison.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { IndexList } from '../../sections/IndexList.tsx'
import type { Ledger } from '../../sections/Ledger.tsx'
import type { Multiples } from '../../sections/Multiples.tsx'
import type { PlateGrid } from '../../sections/PlateGrid.tsx'
import { shown } from '../../words/shown.ts'
import type { driverItems } from './DriverItems.tsx'
import type { MetricDialog } from './MetricDialog.tsx'
import type { MetricSheets } from './MetricSheets.tsx'
import { causeCards } from './published/causes.ts'
import { economicCards } from './published/economic.ts'
import { scaleCards } from './published/scale.ts'
import { scarcityTopics } from './published/scarcity.ts'
import { sectorSheets } from './published/sector-sheets.ts'
import { socialCards } from './published/social.ts'
import type { regionPlates } from './RegionPlates.tsx'
import type { SectorDialogs } from './SectorDialogs.tsx'
import type { ViewSwitch } from './ViewSwitch.tsx'

const figures = figuresFor('/fresh-water-crisis')

const columns = ['Metric (2022 data)', 'Global status', 'Source', 'Why it matters'] as const

const [africa, southAsia, middleEast] = affectedRegions(figures)

const tenth = partNoun(figures.revenueShare.value)

/** A growth of so many per cent, in sheets of a hundred cells. */
const sheetsAdded = figures.industrialGrowth.value / 100

type FreshWaterCrisisWords = PageWords & { dataHero: HeroWords } & {
  views: WordsOf<typeof ViewSwitch>
  stats: WordsOf<typeof FigureLine>
  drivers: WordsOf<typeof Multiples, 'items'> & { items: DrawnFrom<typeof driverItems> }
  regions: WordsOf<typeof PlateGrid, 'plates'> & { plates: DrawnFrom<typeof regionPlates> }
  pairs: WordsOf<typeof Comparison>
  sectors: WordsOf<typeof Ledger, 'rows'> & {
    sheets: readonly (ComponentProps<typeof SectorDialogs>['sectors'][number] & { share: number })[]
    words: ComponentProps<typeof SectorDialogs>['words']
  }
  scarcity: WordsOf<typeof IndexList, 'entries'> & {
    label: string
    more: Action
    columns: ComponentProps<typeof MetricDialog>['columns']
    topics: readonly ComponentProps<typeof MetricDialog>['card'][]
  }
  data: WordsOf<typeof MetricSheets>
}

export const freshWaterCrisis = shown({
  views: {
    label: 'Need or data',
    views: [
      { name: 'need', label: 'The need', href: '/fresh-water-crisis#the-need' },
      { name: 'data', label: 'The data', href: '/fresh-water-crisis?view=data#the-data' },
    ],
  },
  hero: {
    title: 'Global Water Need',
    subtitle: 'Why fresh water runs short, where and for whom.',
    description: `Over ${inWords(figures.peopleWithoutSafeWater.value / 1e9)} billion people lack safe water. A ${tenth} of every sale we make funds water projects.`,
    actions: [
      { href: '/partnerships', label: 'Support a project' },
      { href: '/water-purity', label: 'The water we ship' },
    ],
  },
  stats: {
    heading: 'Who lacks water, who uses it',
    figures: [
      ...needFigures(figures),
      {
        figure: shareFigure(figures.sectorShares.value),
        unit: 'to agriculture',
        scope: 'Of the world’s freshwater use.',
        published: {
          says: 'Farming took 72 % of withdrawals in 2022',
          source: sources.faoPortal,
        },
      },
    ],
  },
  drivers: {
    heading: 'What drives the shortage',
    note: 'One cell is one per cent. Under each figure: what others have published.',
    caption: `To scale. Company estimates, but for the ${figures.urbanShare} (UN DESA, 2018). Growth of ${figures.industrialGrowth} adds ${inWords(sheetsAdded)} full sheets to the first.`,
    items: [
      {
        title: 'Stress',
        description: 'Where demand comes close to what nature renews, one dry year is felt.',
        stat: figures.stressedRegions.text,
        statLabel: 'water-stressed regions',
        published: {
          says: '25 countries, with a quarter of the world’s people, are under extremely high stress every year',
          source: sources.aqueduct,
        },
        drawing: {
          kind: 'hatched',
          percent: figures.stressedRegions.value,
          says: `A sheet of 100 cells, ${figures.stressedRegions.number} of them hatched as stressed.`,
        },
      },
      {
        title: 'Leakage',
        description: 'Water that has been found, pumped and cleaned seeps away under the street.',
        stat: figures.lostThroughLeakage.text,
        statLabel: 'lost through leakage',
        published: {
          says: '126 billion m³ a year is lost or unbilled between works and customer',
          source: sources.liemberger,
        },
        drawing: {
          kind: 'leaking',
          percent: figures.lostThroughLeakage.value,
          says: `A sheet of 100 cells, the lowest ${figures.lostThroughLeakage.number} of them leaking, with drops below.`,
        },
      },
      {
        title: 'Cities',
        description: 'A growing city reaches further out, and meets the fields on the way.',
        stat: figures.urbanShare.text,
        statLabel: 'urban by 2050',
        published: {
          says: 'City dwellers facing scarcity: from 930 million in 2016 to a projected 1.7–2.4 billion in 2050',
          source: sources.wwdr2023,
        },
        drawing: {
          kind: 'roofed',
          percent: figures.urbanShare.value,
          says: `A sheet of 100 cells, ${figures.urbanShare.number} of them roofed as towns.`,
        },
      },
      {
        title: 'Industry',
        description: 'New works want steady water, and they want it where others use it already.',
        stat: figures.industrialGrowth.text,
        statLabel: 'industrial demand growth by 2030',
        published: {
          says: 'Manufacturing demand is projected to rise by 400 % from 2000 to 2050 if policies do not change',
          source: sources.oecdOutlook,
        },
        drawing: {
          kind: 'laid-on',
          percent: figures.industrialGrowth.value,
          says: `${capital(inWords(sheetsAdded))} full sheets of 100 cells laid on top of a first one: growth of ${figures.industrialGrowth.number} per cent makes ${inWords(sheetsAdded + 1)} times as much.`,
        },
      },
    ],
  },
  regions: {
    heading: 'People affected, by region',
    note: 'The wider the map, the more people. Widths to scale, each map at a scale of its own. Company estimates.',
    plates: [
      {
        number: 'Plate 1',
        caption: 'Schematic.',
        millions: africa.millions,
        map: {
          region: 'africa',
          title: `Map of ${africa.name}`,
          description:
            'Africa from the Sahel to the Cape, without borders: highlands in Ethiopia, along the great lakes and in the south east; the rivers Niger, Nile, Congo and Zambezi, each far from most of the land.',
          rivers: { niger: 'Niger', nile: 'Nile', congo: 'Congo', zambezi: 'Zambezi' },
        },
        entry: {
          title: africa.name,
          figure: africa.figure,
          label: 'people affected',
          text: 'Towns grow faster than their pipes. In the villages the way to the source decides what the day is for.',
        },
      },
      {
        number: 'Plate 2',
        caption: 'Schematic.',
        millions: southAsia.millions,
        map: {
          region: 'south-asia',
          title: `Map of ${southAsia.name}`,
          description:
            'South Asia from the Himalaya to Sri Lanka, without borders: the highest mountains in the north, from which Indus, Ganges and Brahmaputra run to the sea; hills along both coasts, and the Godavari between them.',
          rivers: {
            indus: 'Indus',
            ganges: 'Ganges',
            brahmaputra: 'Brahmaputra',
            godavari: 'Godavari',
          },
        },
        entry: {
          title: southAsia.name,
          figure: southAsia.figure,
          label: 'people affected',
          text: 'Rain comes in a few months, and wells must last the others. Many draw on the same ground.',
        },
      },
      {
        number: 'Plate 3',
        caption: 'Schematic.',
        millions: middleEast.millions,
        map: {
          region: 'middle-east',
          title: `Map of the ${middleEast.name}`,
          description:
            'The Middle East from the Taurus to the Gulf of Aden, without borders: mountains in the north and along the Red Sea; two large rivers, Tigris and Euphrates, that meet before the Gulf; none in Arabia.',
          rivers: { tigris: 'Tigris', euphrates: 'Euphrates' },
        },
        entry: {
          title: middleEast.name,
          figure: middleEast.figure,
          label: 'people affected',
          text: 'Few rivers, most of them shared. Much of the water must be made or moved.',
        },
      },
    ],
  },
  pairs: {
    heading: 'Challenges, and what helps',
    note: 'Most answers are pipes, prices and patience. Water by sea is one of them, for the places and days it fits.',
    voices: [
      { name: 'Challenge', scope: 'What stands in the way' },
      { name: 'Solution', scope: 'What is known to help' },
    ],
    rows: [
      {
        question: 'Fields',
        answers: [
          'Farming takes most of the fresh water people use, and part of it never reaches a root.',
          'Water by the drop and by the hour, crops that suit the rain, and a fair price for what is pumped.',
        ],
      },
      {
        question: 'Pipes',
        answers: [
          'Old mains leak day and night. Each repair waits for money and for people who know the network.',
          'Meter, mend and train first: water that is saved is the cheapest new supply.',
        ],
      },
      {
        question: 'Rivers and wells',
        answers: [
          'Waste that goes back untreated takes the next town’s water out of use.',
          'Treat it where it arises, guard the ground above the wells, and publish every test.',
        ],
      },
      {
        question: 'Growing cities',
        answers: [
          'A growing city competes with farms for the same basin.',
          'Reuse, rain stores, and a second supply that draws on no stressed basin.',
        ],
      },
      {
        question: 'Emergencies',
        answers: [
          'Drought, flood or a broken main can leave a hospital or a school without water overnight.',
          `Reserves and a plan, then water on order: up to ${figures.emergencyMost} mobilised in ${figures.emergencyWithin}.`,
        ],
      },
    ],
  },
  sectors: {
    heading: 'Water demand by sector',
    note: 'Open a row for the sector’s figures, what is hard, and what helps.',
    columns: [
      'Sector',
      { label: 'Share', kind: 'figure' },
      { label: 'What the water is for', kind: 'text' },
    ],
    caption: `Bars from 0 to 100 %. Sectors overlap: energy and consumer products also count in industry and farming, so the shares add to ${figures.sectorSharesAdded}.`,
    sheets: sectorSheets,
    words: {
      challenges: 'Challenges',
      solutions: 'Solutions',
      source: 'Source',
      published: 'Published',
    },
  },
  scarcity: {
    heading: 'Scarcity, and the walk for water',
    note: 'Open a row for five published figures, each with its publisher.',
    label: 'Figures',
    more: {
      href: '/fresh-water-crisis?view=data#the-data',
      label: 'See all published figures',
    },
    columns,
    topics: scarcityTopics,
  },
  dataHero: {
    title: 'The crisis in figures',
    subtitle: 'Published figures, each with its publisher.',
    description:
      'Twenty-three subjects on four sheets. Quote what you need; the source comes with it.',
    actions: [
      { href: '#scale', label: 'Open the sheets' },
      { href: '/global-need', label: 'Use and revenue by sector' },
    ],
  },
  data: {
    heading: 'Figures to cite',
    note: 'The year is given with each figure: 2022, or the nearest there is. The publishers have no part in our water.',
    label: 'The crisis, in four parts',
    columns,
    sheets: [
      {
        id: 'scale',
        label: 'THE SCALE',
        title: 'How many people, how far, how often',
        cards: scaleCards,
      },
      {
        id: 'causes',
        label: 'CAUSES',
        title: 'Why fresh water runs short',
        cards: causeCards,
      },
      {
        id: 'economic',
        label: 'ECONOMIC',
        title: 'What shortage costs',
        cards: economicCards,
      },
      {
        id: 'social',
        label: 'SOCIAL',
        title: 'Who is hit hardest',
        cards: socialCards,
      },
    ],
  },
  next: {
    sentence: 'Bring water to one place.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/pure-flow', label: 'Pure Flow' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies FreshWaterCrisisWords)

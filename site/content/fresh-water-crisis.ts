import { figures } from './figures.ts'
import { causeCards } from './fresh-water-crisis/causes.ts'
import { economicCards } from './fresh-water-crisis/economic.ts'
import { scaleCards } from './fresh-water-crisis/scale.ts'
import { scarcityTopics } from './fresh-water-crisis/scarcity.ts'
import { sectorSheets } from './fresh-water-crisis/sector-sheets.ts'
import { socialCards } from './fresh-water-crisis/social.ts'
import { sources } from './fresh-water-crisis/sources.ts'
import { affectedRegions, needFigures } from './need-figures.ts'
import type { HeroWords, PageWords } from './page-words.ts'
import { sharesNote } from './sectors.ts'

const columns = ['Metric (2022 data)', 'Global status', 'Source', 'Why it matters'] as const

const [africa, southAsia, middleEast] = affectedRegions

export const freshWaterCrisis = {
  views: {
    label: 'Two views of the crisis',
    views: [
      { name: 'need', label: 'The need', href: '/fresh-water-crisis#the-need' },
      { name: 'data', label: 'The data', href: '/fresh-water-crisis?view=data#the-data' },
    ],
  },
  hero: {
    title: 'Global Water Need',
    subtitle: 'Why fresh water runs short, where and for whom.',
    description:
      'What the company states, beside what others have measured and published. Each says which it is.',
    actions: [
      { href: '/water-purity', label: 'What clean water is' },
      { href: '/partnerships', label: 'Work with us' },
    ],
  },
  stats: {
    heading: 'Three figures to begin with, and who says so',
    figures: [
      ...needFigures,
      {
        figure: { value: 70, suffix: ' %' },
        unit: 'to agriculture',
        scope: 'Of global freshwater use, as stated by the company.',
        published: {
          says: 'Farming took 72 % of withdrawals in 2022',
          source: sources.faoPortal,
        },
      },
    ],
  },
  drivers: {
    heading: 'Four drivers, drawn on sheets of a hundred cells',
    note: 'One cell is one per cent. Under each figure of ours stands the nearest one that others have published; the two seldom count the same thing.',
    caption:
      'To scale, as stated by the company; periods and methods are not stated. Growth stands on top of what there is today, so it takes sheets of its own.',
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
          says: 'A sheet of 100 cells, 40 of them hatched as stressed.',
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
          says: 'A sheet of 100 cells, the lowest 30 of them leaking, with drops below.',
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
        drawing: { kind: 'roofed', says: 'A sheet of 100 cells, 68 of them roofed as towns.' },
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
          says: 'Two full sheets of 100 cells laid on top of a first one: growth of 200 per cent makes three times as much.',
        },
      },
    ],
  },
  regions: {
    heading: 'Three regions, as wide as the number of people',
    note: 'Affected people as stated by the company. All three plates have one height: their widths, and so their areas, are to scale. The pictures are renderings of models, not of these places.',
    plates: [
      {
        number: 'Plate 1',
        caption: 'Rendering: a village tap stand',
        picture: 'tap-stand',
        shape: { share: africa.millions },
        entry: {
          title: africa.name,
          figure: africa.figure,
          label: 'people affected',
          text: 'Towns grow faster than their pipes. In the villages the way to the source decides what the day is for.',
        },
      },
      {
        number: 'Plate 2',
        caption: 'Rendering: a school and its taps',
        picture: 'school-tap',
        shape: { share: southAsia.millions },
        entry: {
          title: southAsia.name,
          figure: southAsia.figure,
          label: 'people affected',
          text: 'Rain comes in a few months and wells must last the others. Many draw on the same ground.',
        },
      },
      {
        number: 'Plate 3',
        caption: 'Rendering: tanks',
        picture: 'hall-tanks',
        shape: { share: middleEast.millions },
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
    heading: 'Five challenges, and what answers them',
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
          `Reserves and a plan, then water on order: up to ${figures.emergencyMost.text} in 24–48 hours, as stated by the company.`,
        ],
      },
    ],
  },
  sectors: {
    heading: 'Water demand by sector',
    note: 'Open a row for what is hard in the sector, what helps, and every figure stated for it.',
    columns: [
      'Sector',
      { label: 'Share', kind: 'figure' },
      { label: 'What the water is for', kind: 'text' },
    ],
    caption: `Bars from 0 to a full hundred. ${sharesNote}`,
    sheets: sectorSheets,
    words: {
      challenges: 'Challenges',
      solutions: 'Solutions',
      source: 'Source',
      published: 'Published',
    },
  },
  scarcity: {
    heading: 'Scarcity, and the time it takes',
    note: 'Four kinds of shortage, five figures each. The publisher stands beside every one of them.',
    label: 'Figures',
    more: {
      href: '/fresh-water-crisis?view=data#the-data',
      label: 'See all published figures',
      kind: 'text',
    },
    columns,
    topics: scarcityTopics,
  },
  dataHero: {
    title: 'The crisis in figures',
    subtitle: 'Twenty-three plates, each with its sources.',
    description:
      'Published figures only, with who published them and when. Take them, and check them.',
    actions: [
      { href: '#scale', label: 'Open the sheets' },
      { href: '/global-need', label: 'Use and revenue by sector' },
    ],
  },
  data: {
    heading: 'Four sheets of figures to cite',
    note: 'The year stands beside each figure: the heading says 2022, many are from years near it. No publisher named here endorses this company or its water.',
    label: 'The crisis, in four parts',
    columns,
    sheets: [
      {
        id: 'scale',
        label: 'THE SCALE',
        title: 'How many, how far, how often',
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
        title: 'Who bears it',
        cards: socialCards,
      },
    ],
  },
  next: {
    sentence: 'Four ways on from here, according to what you came for.',
    actions: [
      { href: '/water-purity', label: 'Water Purity' },
      { href: '/pure-flow', label: 'Pure Flow' },
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords & { dataHero: HeroWords } & Record<string, unknown>

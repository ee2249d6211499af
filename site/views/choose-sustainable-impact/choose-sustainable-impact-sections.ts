import type { PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, DrawnWords, WordsOf } from '../../content/section-words.ts'
import type { Figure } from '../../figures/figure.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import { capital } from '../../figures/number-text.ts'
import { aShare } from '../../figures/part-in-words.ts'
import type { Checklist } from '../../sections/Checklist.tsx'
import type { Multiples } from '../../sections/Multiples.tsx'
import type { StickyRail } from '../../sections/StickyRail.tsx'
import { shown } from '../../words/shown.ts'
import type { withColumns } from './Columns.tsx'
import type { HungFigures } from './HungFigures.tsx'
import type { well } from './Well.tsx'

const figures = figuresFor('/choose-sustainable-impact')
const { revenueShare, donated, attendance, illness, income } = figures

/** The levels in the order of the three outcomes, where 100 is before. */
const [attended = Number.NaN, ill = Number.NaN, earned = Number.NaN] = figures.outcomeLevels.values

const rise = (change: Figure, level: number) => ({
  figure: `+${change}`,
  level,
  description: `The column rises from 100 to ${level}; the ${change.number} above the old level are red.`,
})

/** The levels as sums, as far as they are shown. */
const sums = [
  { figure: attendance, sum: `100 + ${attendance.number}` },
  { figure: illness, sum: `100 − ${illness.number}` },
  { figure: income, sum: `100 + ${income.number}` },
]
  .filter(({ figure }) => !figure.withheld)
  .map(({ sum }) => sum)
  .join(', ')

type ChooseSustainableImpactWords = PageWords & {
  pillars: DrawnWords<typeof StickyRail, typeof well>
  metrics: WordsOf<typeof HungFigures>
  outcomes: WordsOf<typeof Multiples, 'items'> & {
    before: string
    items: DrawnFrom<typeof withColumns>
  }
  practices: WordsOf<typeof Checklist>
}

export const chooseSustainableImpact = shown({
  hero: {
    title: 'Choose Sustainable Impact',
    subtitle: 'More school, less illness, more income.',
    description: 'What changes in supported communities, and what your budget can do there.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community impact' },
    ],
  },
  pillars: {
    heading: 'Four pillars to fund',
    note: 'Each pillar is one ring of the well. The fourth reaches the water.',
    caption: 'A well in section, sunk ring by ring. Not to scale.',
    entries: [
      {
        title: 'Funding that lasts',
        text: `The first ring is money with a future. Yours joins ${aShare(revenueShare.value)} of our revenue, and a project can plan past its first year. Choose it if you can commit for several years.`,
      },
      {
        title: 'Water close to home',
        text: 'The second ring is distance. A tap near the house gives back the hours somebody spent carrying. Choose it if you report on health or education.',
      },
      {
        title: 'Work that stays',
        text: 'The third ring is hands: those who bring the water, keep the tap and repair it, for as long as it runs. Choose it if you report on jobs.',
      },
      {
        title: 'A footprint that shrinks',
        text: 'The last ring is the litre itself, and what it costs the climate on its way. Choose it if you answer for carbon.',
      },
    ],
    drawing: {
      id: 'well',
      title: 'A well sunk ring by ring',
      description:
        'Ground in three layers with groundwater below, and a person at the surface. With each pillar one more ring of the well is sunk. The fourth reaches the groundwater: water stands in it, and a bucket hangs on its rope.',
      groundwater: 'groundwater',
    },
  },
  metrics: {
    heading: 'What your budget joins',
    note: 'Company figures. Heights are not to scale.',
    figures: [
      {
        figure: revenueShare.text,
        unit: 'of revenue',
        scope: 'Our own part: it funds water projects.',
      },
      {
        ...asCount(donated),
        unit: 'litres',
        scope: `${donated} donated.`,
      },
      { ...asCount(figures.jobsPureFlow), scope: 'Through Pure Flow.' },
      {
        figure: figures.carbonReduction.text,
        unit: 'carbon reduction',
        scope: 'At least. Company figure.',
      },
    ],
  },
  outcomes: {
    heading: 'What changes in a community',
    note: '100 is the level before. The red part is the change.',
    caption: `To scale: ${sums}. Supported communities, company figures.`,
    before: 'before',
    items: [
      {
        title: 'School attendance',
        text: 'More desks taken in the morning, on more days of the week.',
        ...rise(attendance, attended),
      },
      {
        title: 'Illness',
        figure: `−${illness}`,
        text: `Illness in the communities we support: down ${illness}. Fewer days in bed, fewer trips to the clinic.`,
        level: ill,
        description: `The column sinks from 100 to ${ill}; the ${illness.number} that are gone are hatched in red, the old level stays as a line.`,
      },
      {
        title: 'Income',
        text: 'Hours once spent fetching water go into a field, a stall or a trade.',
        ...rise(income, earned),
      },
    ],
  },
  practices: {
    heading: 'Our practices',
    note: 'What we do already, and what we settle with you. The pillar it serves stands at the end of the line.',
    legend: {
      ticked: { mark: 'Ticked', means: 'done already' },
      open: { mark: 'Open', means: 'settled with you' },
    },
    lines: [
      {
        title: `${capital(aShare(revenueShare.value))} before costs`,
        text: 'Our share comes off revenue itself.',
        ticked: true,
        status: 'Funding',
      },
      {
        title: 'A term you set',
        text: 'One year, or several.',
        ticked: false,
        status: 'Funding',
      },
      {
        title: 'Impact tracking',
        text: 'The fourth step of every Pure Flow order.',
        ticked: true,
        status: 'Water',
      },
      {
        title: 'A place that fits',
        text: 'You name a region or a cause; the place is found from there.',
        ticked: false,
        status: 'Water',
      },
      {
        title: 'Hands on the spot',
        text: 'Hubs, rounds and repairs need people every day.',
        ticked: true,
        status: 'Work',
      },
      {
        title: 'Large vessels, by sea',
        text: 'Whole containers, as ocean freight.',
        ticked: true,
        status: 'Footprint',
      },
    ],
  },
  next: {
    sentence: 'Choose the change, and fund it with us.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community Impact' },
    ],
  },
} as const satisfies ChooseSustainableImpactWords)

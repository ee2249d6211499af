import { aDay, asPlate, figures } from './figures.ts'
import type { PageWords } from './page-words.ts'
import { revenueStreams, streamAmounts } from './revenue-streams.ts'
import { marketTable, sectors } from './sectors.ts'

/** What each stream is to the whole, in words. */
const shares = [
  'The largest: three dollars in ten.',
  'Rather more than a fifth of the year.',
  'Rather less than a fifth.',
  'A little over an eighth.',
  'About a ninth.',
  'The smallest: one dollar in seventeen.',
]

export const investors = {
  hero: {
    title: 'Investors',
    subtitle: 'Every stated figure, and every gap.',
    description:
      '$13.9M a year over six streams, as stated by the company; what is not stated is listed too.',
    actions: [
      { href: '/contact?topic=investment', label: 'Write to us' },
      { href: '/profit-purpose', label: 'Profit + Purpose' },
    ],
  },
  revenue: {
    title: 'One year, six streams',
    plate: {
      figure: figures.revenueYear.text.slice(0, -1),
      unit: figures.revenueYear.text.slice(-1),
      text: 'Revenue a year, as stated by the company. The strip is cut where the streams meet; the red tenth below it is the part that funds water projects. Fractions at the right are derived: stream\u00a0÷\u00a0$13.9M.',
    },
    drawing: {
      title: 'The year’s revenue as a strip of six parts',
      description: `Six parts to scale: ${streamAmounts}, together ${figures.revenueYear.text}. Below it a tenth of the strip: 10 % of revenue funds water projects.`,
      streams: revenueStreams.map(({ millions }) => millions),
    },
    rows: [
      ...revenueStreams.map(({ name, amount }, place) => ({
        title: name,
        text: shares[place] ?? '',
        readings: [{ value: amount, unit: 'a year' }],
      })),
      {
        title: 'Average growth',
        text: 'Over the six streams.',
        scope: 'None stated per stream; the period is not stated.',
        readings: [asPlate(figures.averageGrowth)],
      },
      {
        title: 'For water projects',
        text: 'Of revenue, not of profit: it falls due on every sale.',
        scope: 'Derived: $13.9M × 10 % is $1.39M.',
        readings: [{ value: '10', unit: '%' }],
      },
    ],
  },
  markets: {
    heading: 'Five markets, and the year beside them',
    note: 'Squares within each other: the whole market (TAM), the part that can be served (SAM), the part that can be won (SOM).',
    caption:
      'Areas to scale, billion USD, as stated; markets overlap, so no total is given. The year’s dollars are taken as USD. Derived: $13.9M ÷ 1,000 is 0.0139 billion.',
    items: sectors
      .map(({ sector, tam, sam, som }) => ({
        title: sector,
        figure: String(som),
        text: `billion USD to be won, of ${sam} that can be served and ${tam} in all.`,
        markets: [tam, sam, som] as const,
        drawing: {
          title: `${sector}: three markets within each other`,
          description: `Squares by area, in billion USD: TAM ${tam}, SAM ${sam}, SOM ${som}.`,
        },
      }))
      .sort((a, b) => b.markets[0] - a.markets[0]),
    year: Number.parseFloat(figures.revenueInBillions.text),
    yearText: `The company’s year: ${figures.revenueInBillions.text}. A dot under one pixel, ringed.`,
    data: marketTable,
  },
  capacity: {
    heading: 'What the factory can fill, and what it costs to rent',
    note: 'Two readings of capacity are stated. How the two relate is not. Ask which one a forecast rests on.',
    columns: [
      'Line',
      { label: 'Reading 1, filling line', kind: 'figure' },
      { label: 'Reading 2, source', kind: 'figure' },
      { label: 'Currency', kind: 'text' },
    ],
    rows: [
      {
        name: 'Water a day',
        cells: [aDay(figures.lineCapacity), aDay(figures.sourceCapacity), 'none'],
      },
      {
        name: 'Flexitanks a day',
        cells: [asPlate(figures.lineTanks).value, asPlate(figures.sourceTanks).value, 'none'],
      },
      {
        name: 'Box and tote units a day',
        cells: [asPlate(figures.packUnits).value, 'not stated', 'none'],
      },
      { name: 'Operating day', cells: [figures.operatingDay.text, 'not stated', 'none'] },
      {
        name: 'Uptime target, not a record',
        cells: [figures.uptimeTarget.text, 'not stated', 'none'],
      },
      {
        name: 'Factory lease, a year',
        cells: [
          'not a reading',
          'not a reading',
          `${figures.lease.text}: Canadian dollars, as stated. Not converted: no rate is stated.`,
        ],
      },
    ],
    caption:
      'As stated by the company. The revenue above is stated in dollars without saying which.',
  },
  notice: {
    heading: 'Forward-looking notice',
    note: 'Market sizes, growth, targets and promises look ahead and can turn out otherwise. Nothing on this page is an offer or advice to invest.',
    voices: [
      { name: 'What this page says', figure: 'Stated', scope: 'By the company, on this page.' },
      { name: 'What to ask', figure: 'Not stated', scope: 'Ask, before you rely on the left.' },
    ],
    rows: [
      {
        question: 'Revenue',
        answers: [
          '$13.9M a year over six streams.',
          'Which year, which dollar, whether it was audited, and what each stream sells.',
        ],
      },
      {
        question: 'Growth',
        answers: ['45 % on average over the six.', 'Growth per stream, and over which period.'],
      },
      {
        question: 'Capacity',
        answers: [
          '48,000 L a day for the line; 4M+ L a day for the source.',
          'How the two relate, and which is permitted, built and used.',
        ],
      },
      {
        question: 'Markets',
        answers: [
          'TAM, SAM and SOM for five sectors.',
          'Source, year and method, and by when a share is to be won.',
        ],
      },
      {
        question: 'Lease',
        answers: [
          '$550K CAD a year for the factory.',
          'Its term, what it covers, and the rate of exchange.',
        ],
      },
    ],
  },
  next: {
    sentence: 'Ask for what this page does not say.',
    actions: [
      { href: '/contact?topic=investment', label: 'Contact us' },
      { href: '/profit-purpose', label: 'Profit + Purpose' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>

import { figures } from './figures.ts'
import type { PageWords } from './page-words.ts'
import { sectors } from './sectors.ts'

const year = 'a year'

/** Generic names: the company states amounts, not what each stream sells. The largest first. */
const streams = [
  {
    title: 'First stream',
    value: figures.firstStream.text,
    millions: 4.2,
    text: 'The largest: three dollars in ten.',
  },
  {
    title: 'Second stream',
    value: figures.secondStream.text,
    millions: 3.1,
    text: 'Rather more than a fifth of the year.',
  },
  {
    title: 'Third stream',
    value: figures.thirdStream.text,
    millions: 2.5,
    text: 'Rather less than a fifth.',
  },
  {
    title: 'Fourth stream',
    value: figures.fourthStream.text,
    millions: 1.8,
    text: 'A little over an eighth.',
  },
  { title: 'Fifth stream', value: figures.fifthStream.text, millions: 1.5, text: 'About a ninth.' },
  {
    title: 'Sixth stream',
    value: figures.sixthStream.text,
    millions: 0.8,
    text: 'The smallest: one dollar in seventeen.',
  },
] as const

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
      figure: '$13.9',
      unit: 'M',
      text: 'Revenue a year, as stated by the company. The strip is cut where the streams meet; the red tenth below it is the part that funds water projects.',
    },
    drawing: {
      title: 'The year’s revenue as a strip of six parts',
      description:
        'Six parts to scale: $4.2M, $3.1M, $2.5M, $1.8M, $1.5M and $800K, together $13.9M. Below it a tenth of the strip: 10 % of revenue funds water projects.',
      streams: streams.map(({ millions }) => millions),
    },
    rows: [
      ...streams.map(({ title, value, text }) => ({
        title,
        text,
        readings: [{ value, unit: year }],
      })),
      {
        title: 'Average growth',
        text: 'Over the six streams.',
        scope: 'None stated per stream; the period is not stated.',
        readings: [{ value: '45', unit: '%' }],
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
      'Areas to scale, billion USD, as stated; markets overlap, so no total is given. The year’s dollars are taken as USD.',
    items: sectors
      .map(({ sector, tam, sam, som }) => ({
        title: sector,
        figure: String(som),
        text: `billion USD to be won, of ${sam} that can be served and ${tam} in all.`,
        markets: [tam, sam, som] as const,
      }))
      .sort((a, b) => b.markets[0] - a.markets[0]),
    year: 0.0139,
    yearText: 'The company’s year: 0.0139 billion. A dot under one pixel, ringed.',
    data: {
      summary: 'The markets as a table',
      columns: ['Sector', 'TAM, billion USD', 'SAM, billion USD', 'SOM, billion USD'],
      rows: sectors.map(
        ({ sector, tam, sam, som }) => [sector, String(tam), String(sam), String(som)] as const,
      ),
    },
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
      { name: 'Water a day', cells: ['48,000 L', '4M+ L', 'none'] },
      { name: 'Flexitanks a day', cells: ['2', '180', 'none'] },
      { name: 'Box and tote units a day', cells: ['4,800', 'not stated', 'none'] },
      { name: 'Operating day', cells: ['20 hours', 'not stated', 'none'] },
      { name: 'Uptime target', cells: ['98.5 %', 'not stated', 'A target, not a record.'] },
      {
        name: 'Factory lease, a year',
        cells: [
          '$550K CAD',
          'stated once',
          'Canadian dollars, as stated. Not converted: no rate is stated.',
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

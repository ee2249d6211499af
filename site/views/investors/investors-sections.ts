import type { PageWords } from '../../content/page-words.ts'
import { knownAmounts, revenueStreams } from '../../content/revenue-streams.ts'
import type { DrawnFrom, DrawnWords, WordsOf } from '../../content/section-words.ts'
import { marketTable, sectorsIn } from '../../content/sectors.ts'
import { asPlate, figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords, listOf, onOneLine, wholeNumber } from '../../figures/number-text.ts'
import { partInWords, partNoun } from '../../figures/part-in-words.ts'
import type { Comparison } from '../../sections/Comparison.tsx'
import type { Ledger } from '../../sections/Ledger.tsx'
import type { Multiples } from '../../sections/Multiples.tsx'
import type { PlateLedger } from '../../sections/PlateLedger.tsx'
import { shown } from '../../words/shown.ts'
import type { nestedMarkets } from './NestedMarkets.tsx'
import type { YearStrip } from './YearStrip.tsx'

const figures = figuresFor('/investors')
const { revenueYear, revenueShare, revenueTenth, revenueInBillions } = figures
const tenth = partNoun(revenueShare.value)
const streams = revenueStreams(figures)
const amounts = knownAmounts(figures)

const [two = Number.NaN, three = Number.NaN, four = Number.NaN] = figures.streamsAdded.values
/** What each stream is to the whole; they speak of one another, so one alone does not stand. */
const notes =
  amounts.length === streams.length
    ? [
        `The largest stream, and ${partInWords((figures.firstStream.value / revenueYear.value) * 100)} of the year.`,
        `With the first, ${partInWords(two)}.`,
        `The first three make ${inWords(Math.round(three / 10))} dollars in ten.`,
        `With the three above, ${partInWords(four)}.`,
        `With the four above, ${figures.fiveStreams}.`,
        'The smallest stream.',
      ]
    : []

const { value, prefix = '', suffix = '' } = revenueYear.count

type InvestorsWords = PageWords & {
  revenue: DrawnWords<typeof PlateLedger, typeof YearStrip>
  markets: WordsOf<typeof Multiples, 'items' | 'scale'> & DrawnFrom<typeof nestedMarkets>
  capacity: WordsOf<typeof Ledger>
  notice: WordsOf<typeof Comparison>
}

export const investors = shown({
  hero: {
    title: 'Investors',
    subtitle: 'Water by the container, for five markets.',
    description: `${revenueYear} revenue a year from six streams, ${figures.averageGrowth} average growth. Company figures.`,
    actions: [
      { href: '/contact?topic=investment', label: 'Write to us' },
      { href: '/profit-purpose', label: 'Profit + Purpose' },
    ],
  },
  revenue: {
    title: 'What we earn',
    plate: {
      figure: prefix + wholeNumber(value),
      unit: suffix,
      text: `Revenue a year, from six streams. The red ${tenth} funds water projects: ${revenueTenth}. To scale. Company figures; ${onOneLine(`${revenueTenth.sum} = ${revenueTenth}`)}.`,
    },
    drawing: {
      title: `The year’s revenue as a strip of ${inWords(amounts.length)} parts`,
      description: `${capital(inWords(amounts.length))} parts to scale: ${listOf(amounts)}, together ${revenueYear}. Below it a red ${tenth} of the strip: ${revenueShare} of revenue funds water projects.`,
      streams: streams.map((stream) => stream.value),
      year: revenueYear.value,
      besides: { share: revenueShare.value },
    },
    rows: [
      ...streams.map(({ title, named, share, amount, growth }, place) => ({
        title,
        text: [named && `${share} of revenue.`, notes[place]].filter(Boolean).join(' '),
        scope: growth ? `Growth: ${growth}` : '',
        readings: [{ value: amount, unit: 'a year' }],
      })),
      {
        title: 'Average growth',
        text: 'Across the six streams.',
        readings: [asPlate(figures.averageGrowth)],
      },
      {
        title: 'For water projects',
        text: 'Of revenue, so it falls due on every sale, in a good year and in a bad one.',
        readings: [asPlate(revenueShare)],
      },
    ],
  },
  markets: {
    heading: 'The markets we sell into',
    note: 'The outer square is the whole market (TAM). The blue one is what we can serve (SAM), the red one what is within reach (SOM).',
    caption: `Areas to scale, billion USD; company estimates. Markets overlap, so we do not add them. ${revenueYear} is drawn as USD: ${onOneLine(`${revenueInBillions.sum} = ${revenueInBillions}`)}.`,
    items: sectorsIn(figures, ['tam', 'sam', 'som'])
      .map(({ sector, ...markets }) => {
        const [tam, sam, som] = [markets.tam, markets.sam, markets.som].map((market) =>
          wholeNumber(market),
        )
        return {
          title: sector,
          figure: som ?? '',
          text: `${figures.som.unit} within reach, of ${sam} we can serve and ${tam} in all.`,
          markets: [markets.tam, markets.sam, markets.som] as const,
          drawing: {
            title: `${sector}: three markets within each other`,
            description: `Squares by area, in billion USD: TAM ${tam}, SAM ${sam}, SOM ${som}.`,
          },
        }
      })
      .sort((a, b) => b.markets[0] - a.markets[0]),
    /** Our own year on the scale of the markets. */
    besides: {
      billions: revenueInBillions.value,
      text: `Our year, on the same scale: ${revenueInBillions}. Ringed, so that you can find it.`,
    },
    data: marketTable(figures),
  },
  capacity: {
    heading: 'What we can fill',
    note: 'Capacity: base and maximum. Below them, what the factory costs to lease.',
    columns: ['Line', { label: 'Figure', kind: 'figure' }, { label: 'What it is', kind: 'text' }],
    rows: [
      {
        name: 'Base: water a day',
        cells: [figures.lineCapacity.amount, `In ${figures.lineTanks.amount}`],
      },
      { name: 'Base: packs a day', cells: [figures.packUnits.number, 'Box and tote units'] },
      { name: 'Base: operating day', cells: [figures.operatingDay.text, 'Of 24'] },
      { name: 'Base: uptime', cells: [figures.uptimeTarget.text, 'Target'] },
      {
        name: 'Maximum: water a day',
        cells: [figures.sourceCapacity.amount, `In ${figures.sourceTanks.amount}`],
      },
      { name: 'Factory lease', cells: [figures.lease.text, 'A year, in Canadian dollars'] },
    ],
    caption: 'Company figures. Capacity is what can be filled; output follows the orders.',
  },
  notice: {
    heading: 'Forward-looking notice',
    note: 'Market sizes, growth, targets and maximum capacity are expectations, and results can differ. Nothing here is an offer or advice to invest.',
    voices: [
      { name: 'Company figures', figure: 'In short', scope: 'What we publish.' },
      {
        name: 'When you write',
        figure: 'In our reply',
        scope: `We answer on each line, within ${figures.answerBusinessDays} on business days.`,
      },
    ],
    rows: [
      {
        question: 'Revenue',
        answers: [
          `${revenueYear} a year from six streams.`,
          'Year, currency, audit status, and what each stream sells.',
        ],
      },
      {
        question: 'Growth',
        answers: [
          `${figures.averageGrowth} on average across the six.`,
          'Growth by stream, and the period.',
        ],
      },
      {
        question: 'Capacity',
        answers: [
          `${onOneLine(figures.lineCapacity.text)} base; ${onOneLine(figures.sourceCapacity.text)} maximum.`,
          'What is built, permitted and used.',
        ],
      },
      {
        question: 'Markets',
        answers: ['TAM, SAM and SOM for five sectors.', 'Source, year and method.'],
      },
      {
        question: 'Lease',
        answers: [`${figures.lease} a year for the factory.`, 'Its term, and what it covers.'],
      },
    ],
  },
  next: {
    sentence: 'Ask us the hard ones.',
    actions: [
      { href: '/contact?topic=investment', label: 'Contact us' },
      { href: '/profit-purpose', label: 'Profit + Purpose' },
    ],
  },
} as const satisfies InvestorsWords)

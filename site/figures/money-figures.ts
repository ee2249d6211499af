/** Revenue, its streams and the tenth that funds water projects. */
import { amount, arithmetic, type Figure } from './figure.ts'

const dollars = { before: '$', print: 'short' } as const

const revenueYear = amount(13_900_000, '', { ...dollars, label: 'revenue a year, six streams' })
const shareOf = (stream: number) => Math.round((stream / revenueYear.value) * 100)

function stream(value: number): Figure {
  return amount(value, '', {
    ...dollars,
    label: () => `a year, ${shareOf(value)} % of revenue`,
  })
}

const firstStream = stream(4_200_000)
const secondStream = stream(3_100_000)
const thirdStream = stream(2_500_000)
const fourthStream = stream(1_800_000)
const fifthStream = stream(1_500_000)
const sixthStream = stream(800_000)
const streams = [firstStream, secondStream, thirdStream, fourthStream, fifthStream, sixthStream]
const revenueShare = amount(10, '%', { label: 'of revenue funds water projects' })

const tenth = (value: number) => (value * revenueShare.value) / 100

export const moneyFigures = {
  revenueYear,
  firstStream,
  secondStream,
  thirdStream,
  fourthStream,
  fifthStream,
  sixthStream,
  averageGrowth: amount(45, '%', { label: 'average growth of the streams' }),
  revenueShare,
  revenueTenth: arithmetic(() => tenth(revenueYear.value), '', {
    ...dollars,
    decimals: 2,
    label: 'a tenth of a year’s revenue',
    sum: () => `${revenueYear.text} × ${revenueShare.text}`,
  }),
  streamTenths: arithmetic(() => streams.map(({ value }) => tenth(value)), '', {
    ...dollars,
    kind: 'row',
    join: 'comma',
    label: 'a tenth of each stream',
    sum: () => `each stream × ${revenueShare.text}`,
  }),
  revenueInBillions: arithmetic(() => revenueYear.value / 1e9, 'billion', {
    label: 'a year’s revenue on the scale of the markets',
    sum: () => `${revenueYear.text} ÷ 1,000`,
  }),
  costPerLitre: amount(0.012, 'per litre', {
    before: '$',
    label: 'what a litre costs through Pure Flow; not a price quote',
  }),
  csrFunds: amount(8_000_000_000, 'USD', { print: 'short', sign: '+', label: 'CSR funds' }),
  lease: amount(550_000, 'CAD', { ...dollars, label: 'factory lease, a year' }),
}

/** Revenue, its streams and the tenth that funds water projects. */
import { amount, arithmetic } from './figure.ts'

const revenueYear = amount(13_900_000, { print: 'short' })

/** A stream of a year's revenue, in dollars. */
const stream = (value: number) =>
  amount(value, {
    print: 'short',
    values: () => ({ share: Math.round((value / revenueYear.value) * 100) }),
  })

const firstStream = stream(4_200_000)
const secondStream = stream(3_100_000)
const thirdStream = stream(2_500_000)
const fourthStream = stream(1_800_000)
const fifthStream = stream(1_500_000)
const sixthStream = stream(800_000)
const streams = [firstStream, secondStream, thirdStream, fourthStream, fifthStream, sixthStream]
const revenueShare = amount(10)

const tenth = (value: number) => (value * revenueShare.value) / 100

export const moneyFigures = {
  revenueYear,
  firstStream,
  secondStream,
  thirdStream,
  fourthStream,
  fifthStream,
  sixthStream,
  averageGrowth: amount(45),
  revenueShare,
  revenueTenth: arithmetic(() => tenth(revenueYear.value), { print: 'short', decimals: 2 }),
  streamTenths: arithmetic(() => streams.map(({ value }) => tenth(value)), {
    kind: 'row',
    print: 'short',
    join: 'comma',
  }),
  revenueInBillions: arithmetic(() => revenueYear.value / 1e9),
  costPerLitre: amount(0.012),
  csrFunds: amount(8_000_000_000, { print: 'short', sign: '+' }),
  lease: amount(550_000, { print: 'short' }),
}

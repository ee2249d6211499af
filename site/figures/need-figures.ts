/** The need for water, and how five sectors use it. */
import { amount, arithmetic, row } from './figure.ts'

const estimate = { basis: 'estimate' } as const
const people = { ...estimate, print: 'short' } as const

const sectorUse = row([2800, 730, 400, 480, 200], estimate)
const sectorRevenue = row([4500, 850, 1200, 650, 2800], estimate)
const sectorShares = row([70, 19, 10, 12, 5], { ...estimate, join: 'each' })

const useAt = (place: number) => sectorUse.values[place] ?? Number.NaN
const revenueAt = (place: number) => sectorRevenue.values[place] ?? Number.NaN
const revenuePerWater = (place: number) => revenueAt(place) / useAt(place)

/** Dollars a cubic metre in the sector at a place of the rows. */
const revenueOf = (place: number) =>
  arithmetic(() => revenuePerWater(place), {
    decimals: 1,
    values: () => ({ revenue: revenueAt(place), use: useAt(place) }),
  })

export const needFigures = {
  peopleWithoutSafeWater: amount(2_000_000_000, { ...people, sign: '+' }),
  facingScarcity: amount(1_600_000_000, people),
  stressedRegions: amount(40, estimate),
  lostThroughLeakage: amount(30, estimate),
  urbanShare: amount(68, { basis: 'published' }),
  industrialGrowth: amount(200, estimate),
  affectedSubSaharanAfrica: amount(400_000_000, people),
  affectedSouthAsia: amount(347_000_000, people),
  affectedMiddleEast: amount(150_000_000, people),
  consumerRevenuePerWater: revenueOf(4),
  farmingRevenuePerWater: revenueOf(0),
  /** Industry, municipal, energy. */
  otherRevenuePerWater: arithmetic(() => [1, 3, 2].map(revenuePerWater), {
    kind: 'row',
    decimals: 1,
  }),
}

/** Each a row of five values, in the order of `site/words/sectors/`. */
export const sectorFigures = {
  sectorShares,
  sectorUse,
  sectorRevenue,
  tam: row([850, 320, 450, 280, 680], estimate),
  sam: row([180, 85, 120, 75, 150], estimate),
  som: row([25, 12, 18, 15, 22], estimate),
  sectorSharesAdded: arithmetic(() => sectorShares.values.reduce((sum, share) => sum + share, 0)),
}

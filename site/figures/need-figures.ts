/** The need for water, and how five sectors use it. */
import { amount, arithmetic, row } from './figure.ts'

const estimate = { basis: 'Company estimate' } as const
const people = { ...estimate, print: 'short' } as const

/** In the order of every table of them. */
export const sectorNames = [
  'Agriculture',
  'Industry & Manufacturing',
  'Energy Production',
  'Municipal & Domestic',
  'Consumer Products',
] as const

const sectorUse = row([2800, 730, 400, 480, 200], 'billion m³ a year', {
  ...estimate,
  label: 'water use of the five sectors',
})
const sectorRevenue = row([4500, 850, 1200, 650, 2800], 'billion USD', {
  ...estimate,
  label: 'annual revenue of the five sectors',
})
const sectorShares = row([70, 19, 10, 12, 5], '%', {
  ...estimate,
  join: 'each',
  label: 'share of global freshwater use of the five sectors',
})
const revenuePerWater = (place: number) =>
  (sectorRevenue.values[place] ?? Number.NaN) / (sectorUse.values[place] ?? Number.NaN)
const sumOf = (place: number) =>
  `${sectorRevenue.values[place]?.toLocaleString('en')} billion USD ÷ ${sectorUse.values[place]?.toLocaleString('en')} billion m³`

export const needFigures = {
  peopleWithoutSafeWater: amount(2_000_000_000, 'people', {
    ...people,
    sign: '+',
    label: 'without safe water',
    besides: 'WHO/UNICEF JMP, 2023: 2.2 billion without safely managed drinking water',
  }),
  facingScarcity: amount(1_600_000_000, 'people', {
    ...people,
    label: 'facing scarcity',
    besides: 'FAO, 2007: around 1.6 billion in economic water shortage',
  }),
  stressedRegions: amount(40, '%', { ...estimate, label: 'water-stressed regions' }),
  lostThroughLeakage: amount(30, '%', { ...estimate, label: 'lost through leakage' }),
  urbanShare: amount(68, '%', {
    label: 'urban by 2050',
    basis: { published: 'UN DESA, World Urbanization Prospects, 2018' },
  }),
  industrialGrowth: amount(200, '%', {
    ...estimate,
    label: 'industrial demand growth by 2030',
  }),
  affectedSubSaharanAfrica: amount(400_000_000, 'people', {
    ...people,
    label: 'affected in Sub-Saharan Africa',
  }),
  affectedSouthAsia: amount(347_000_000, 'people', { ...people, label: 'affected in South Asia' }),
  affectedMiddleEast: amount(150_000_000, 'people', {
    ...people,
    label: 'affected in the Middle East',
  }),
  consumerRevenuePerWater: arithmetic(() => revenuePerWater(4), 'USD', {
    decimals: 1,
    label: 'revenue a cubic metre, consumer products',
    sum: () => sumOf(4),
  }),
  farmingRevenuePerWater: arithmetic(() => revenuePerWater(0), 'USD', {
    decimals: 1,
    label: 'revenue a cubic metre, agriculture',
    sum: () => sumOf(0),
  }),
  /** Industry, municipal, energy. */
  otherRevenuePerWater: arithmetic(() => [1, 3, 2].map(revenuePerWater), 'USD', {
    kind: 'row',
    decimals: 1,
    label: 'revenue a cubic metre, industry, municipal, energy',
    sum: () => 'revenue ÷ water use',
  }),
}

/** Each a row of five values, in the order of `sectorNames`. */
export const sectorFigures = {
  sectorShares,
  sectorUse,
  sectorRevenue,
  tam: row([850, 320, 450, 280, 680], 'billion USD', {
    ...estimate,
    label: 'total addressable market, TAM: whole market',
  }),
  sam: row([180, 85, 120, 75, 150], 'billion USD', {
    ...estimate,
    label: 'serviceable addressable market, SAM: we can serve',
  }),
  som: row([25, 12, 18, 15, 22], 'billion USD', {
    ...estimate,
    label: 'serviceable obtainable market, SOM: within reach',
  }),
  sectorSharesAdded: arithmetic(
    () => sectorShares.values.reduce((sum, share) => sum + share, 0),
    '%',
    {
      label: 'the five shares added; the sectors overlap',
      sum: () => sectorShares.values.map((share) => `${share} %`).join(' + '),
    },
  ),
}

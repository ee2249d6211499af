/** The need and the markets, as the company states them; what others publish stands in `need-figures.ts` and the crisis page. */
import type { Figure } from './figure.ts'

export const crisisFigures = {
  peopleWithoutSafeWater: {
    text: '2B+',
    scope: 'people without safe water, as stated by the company',
    pages: ['/fresh-water-crisis', '/global-need'],
  },
  facingScarcity: {
    text: '1.6B',
    scope: 'people facing scarcity, as stated by the company',
    pages: ['/fresh-water-crisis', '/global-need'],
  },
  stressedRegions: {
    text: '40 %',
    scope: 'water-stressed regions, as stated by the company',
    pages: ['/fresh-water-crisis'],
  },
  lostThroughLeakage: {
    text: '30 %',
    scope: 'lost through leakage, as stated by the company',
    pages: ['/fresh-water-crisis'],
  },
  urbanShare: {
    text: '68 %',
    scope: 'urban by 2050, as stated by the company',
    pages: ['/fresh-water-crisis', '/global-need'],
  },
  industrialGrowth: {
    text: '200 %',
    scope: 'industrial demand growth by 2030, as stated by the company',
    pages: ['/fresh-water-crisis'],
  },
  affectedSubSaharanAfrica: {
    text: '400M',
    scope: 'people affected in Sub-Saharan Africa, as stated by the company',
    pages: ['/fresh-water-crisis', '/global-need'],
  },
  affectedSouthAsia: {
    text: '347M',
    scope: 'people affected in South Asia, as stated by the company',
    pages: ['/fresh-water-crisis', '/global-need'],
  },
  affectedMiddleEast: {
    text: '150M',
    scope: 'people affected in the Middle East, as stated by the company',
    pages: ['/fresh-water-crisis', '/global-need'],
  },
  sectorShares: {
    text: '116 %',
    scope: 'derived: 70 % + 19 % + 10 % + 12 % + 5 %; the sectors overlap',
    pages: ['/fresh-water-crisis'],
  },
  consumerRevenuePerWater: {
    text: '14 USD',
    scope: 'for each cubic metre; derived: 2,800 billion USD ÷ 200 billion m³',
    pages: ['/global-need'],
  },
  farmingRevenuePerWater: {
    text: '1.6 USD',
    scope: 'for each cubic metre; derived: 4,500 billion USD ÷ 2,800 billion m³',
    pages: ['/global-need'],
  },
} as const satisfies Record<string, Figure>

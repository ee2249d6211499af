/** Revenue, its streams and the tenth that funds water projects. */
import type { Figure } from './figure.ts'

export const moneyFigures = {
  revenueShare: {
    text: '10 %',
    scope: 'of revenue funds water projects',
    pages: [
      '/',
      '/about',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/choose-sustainable-impact',
      '/our-goals',
      '/sustainable-development-goals',
      '/investors',
    ],
  },
  csrFunds: {
    text: '8B+ USD',
    scope: 'CSR funds, as stated by the company; source and period not stated',
    pages: ['/partnerships'],
  },
  costPerLitre: {
    text: '$0.012 per litre',
    scope: 'cost, as stated; not a quoted price',
    pages: ['/pure-flow'],
  },
  revenueYear: {
    text: '$13.9M',
    scope: 'revenue a year over six streams, as stated by the company',
    pages: ['/profit-purpose', '/investors'],
  },
  firstStream: {
    text: '$4.2M',
    scope: 'a year, the largest of six revenue streams',
    pages: ['/profit-purpose', '/investors'],
  },
  secondStream: {
    text: '$3.1M',
    scope: 'a year, second of six revenue streams',
    pages: ['/profit-purpose', '/investors'],
  },
  thirdStream: {
    text: '$2.5M',
    scope: 'a year, third of six revenue streams',
    pages: ['/profit-purpose', '/investors'],
  },
  fourthStream: {
    text: '$1.8M',
    scope: 'a year, fourth of six revenue streams',
    pages: ['/profit-purpose', '/investors'],
  },
  fifthStream: {
    text: '$1.5M',
    scope: 'a year, fifth of six revenue streams',
    pages: ['/profit-purpose', '/investors'],
  },
  sixthStream: {
    text: '$800K',
    scope: 'a year, the smallest of six revenue streams',
    pages: ['/profit-purpose', '/investors'],
  },
  averageGrowth: {
    text: '45 %',
    scope: 'average growth over six streams; none stated per stream',
    pages: ['/profit-purpose', '/investors'],
  },
  revenueTenth: {
    text: '$1.39M',
    scope: 'derived: $13.9M × 10 %',
    pages: ['/profit-purpose', '/investors'],
  },
  streamTenths: {
    text: '$420K, $310K, $250K, $180K, $150K, $80K',
    scope: 'derived: each stream × 10 %',
    pages: ['/profit-purpose'],
  },
  revenueInBillions: {
    text: '0.0139 billion',
    scope: 'derived: $13.9 million ÷ 1,000; dollars taken as USD',
    pages: ['/investors'],
  },
} as const satisfies Record<string, Figure>

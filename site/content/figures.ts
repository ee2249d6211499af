/**
 * The registry of stated figures: each value once, with its unit and the scope that
 * must stand beside it. Two readings of one quantity are two entries; pages print
 * both. Source of all of them: the company's own statements.
 */

import type { PagePath } from './routes.ts'

export type Figure = {
  /** As it is printed in running text, unit included. */
  text: string
  /** What it is about, and where else it is stated otherwise. */
  scope: string
  /** The finished pages that state it; a test finds it on each. */
  pages: readonly PagePath[]
}

export const figures = {
  containerVolume: {
    text: '24,000 L',
    scope: 'one flexitank, equal to 48,000 bottles',
    pages: [
      '/',
      '/partnerships',
      '/contact',
      '/bulk-glacier-water',
      '/commercial-mineral-water',
      '/about',
      '/access-bulk-water',
      '/solutions',
      '/bulk-delivery',
      '/industry-distribution',
      '/sustainable-bulk-solutions',
      '/who-we-support',
      '/water-factory',
      '/community-impact',
      '/resources',
    ],
  },
  containerRange: { text: '24,000 L to 27,000 L', scope: 'in one container', pages: ['/'] },
  containerSpan: {
    text: '24,000–27,000 L',
    scope: 'in one container',
    pages: ['/bulk-delivery'],
  },
  traceAxis: {
    text: '0–6 °C',
    scope: 'drawing aid: the axis of the temperature trace',
    pages: ['/water-harvesting'],
  },
  packSizes: {
    text: '5 L and 10 L',
    scope: 'box and tote',
    pages: [
      '/',
      '/partnerships',
      '/bulk-glacier-water',
      '/about',
      '/access-bulk-water',
      '/solutions',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
      '/water-factory',
      '/resources',
    ],
  },
  ordersPerMonth: {
    text: '1–50 containers a month',
    scope: 'depending on sector',
    pages: [
      '/',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
      '/our-goals',
      '/resources',
    ],
  },
  emergencyOrder: {
    text: '10–50 containers',
    scope: 'or up to 100 in 24–48 hours; emergency orders',
    pages: [
      '/',
      '/about',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
    ],
  },
  emergencyWithin: {
    text: 'up to 100 in 24–48 hours',
    scope: 'containers; emergency orders',
    pages: [
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/water-factory',
      '/who-we-support',
    ],
  },
  ports: {
    text: '200+ ports',
    scope: 'connected, by ocean freight',
    pages: ['/', '/access-bulk-water', '/bulk-delivery'],
  },
  transitTemperature: {
    text: '±2 °C',
    scope: 'temperature control in transit',
    pages: [
      '/',
      '/water-purity',
      '/water-harvesting',
      '/access-bulk-water',
      '/bulk-delivery',
      '/our-goals',
      '/resources',
    ],
  },
  onTime: {
    text: '99.9 %',
    scope: 'on time; stated elsewhere as 99.8 %',
    pages: ['/', '/bulk-delivery', '/industry-distribution'],
  },
  leadTime: {
    text: '7–21 days',
    scope: 'lead time; stated elsewhere as 2–4 weeks',
    pages: ['/', '/bulk-glacier-water', '/access-bulk-water', '/bulk-delivery', '/resources'],
  },
  sourceTemperature: {
    text: '2–4 °C',
    scope: 'water temperature',
    pages: [
      '/',
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/water-harvesting',
      '/bulk-glacier-water',
      '/know-your-water',
      '/resources',
    ],
  },
  filtrationSpan: {
    text: '1–5, 10–50, 50–200 years',
    scope: 'of natural filtration; whether the stages add up is not stated',
    pages: ['/', '/natural-filtration', '/source-of-water'],
  },
  firstLava: {
    text: '1–5 years',
    scope: 'in the first lava',
    pages: ['/', '/water-purity', '/natural-filtration', '/resources'],
  },
  secondLava: {
    text: '10–50 years',
    scope: 'in the second lava',
    pages: ['/', '/water-purity', '/natural-filtration', '/resources'],
  },
  deepestLava: {
    text: '50–200 years',
    scope: 'in the deepest lava',
    pages: ['/', '/water-purity', '/natural-filtration', '/source-of-water', '/resources'],
  },
  purity: {
    text: '99.9 %',
    scope: 'purity, as stated by the company',
    pages: [
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/know-your-water',
      '/our-goals',
      '/resources',
    ],
  },
  ph: {
    text: 'pH 8.4–8.8',
    scope: 'average 8.6; stated elsewhere as 7.8–8.2',
    pages: [
      '/',
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/bulk-glacier-water',
      '/alkaline-water',
      '/know-your-water',
      '/resources',
    ],
  },
  tds: {
    text: 'under 100 ppm',
    scope: 'TDS; stated elsewhere as under 50 mg/L',
    pages: [
      '/',
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/bulk-glacier-water',
      '/know-your-water',
      '/resources',
    ],
  },
  phLow: {
    text: 'pH 7.8–8.2',
    scope: 'second stated range',
    pages: [
      '/',
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/bulk-glacier-water',
      '/alkaline-water',
      '/know-your-water',
      '/resources',
    ],
  },
  tdsStrict: {
    text: 'under 50 mg/L',
    scope: 'TDS; 1 ppm in water is about 1 mg/L: the second reading is the stricter',
    pages: [
      '/',
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/bulk-glacier-water',
      '/know-your-water',
      '/resources',
    ],
  },
  calcium: {
    text: '15–25 mg/L',
    scope: 'calcium',
    pages: [
      '/water-purity',
      '/source-of-water',
      '/commercial-mineral-water',
      '/know-your-water',
      '/resources',
    ],
  },
  magnesium: {
    text: '8–15 mg/L',
    scope: 'magnesium',
    pages: [
      '/water-purity',
      '/source-of-water',
      '/know-your-water',
      '/commercial-mineral-water',
      '/resources',
    ],
  },
  silica: {
    text: '12–20 mg/L',
    scope: 'silica',
    pages: [
      '/water-purity',
      '/natural-filtration',
      '/source-of-water',
      '/know-your-water',
      '/commercial-mineral-water',
      '/resources',
    ],
  },
  potassium: {
    text: '2–5 mg/L',
    scope: 'potassium',
    pages: [
      '/water-purity',
      '/source-of-water',
      '/know-your-water',
      '/commercial-mineral-water',
      '/resources',
    ],
  },
  operatingDay: {
    text: '20 hours',
    scope: 'operating day',
    pages: ['/water-harvesting', '/water-factory', '/investors'],
  },
  lineCapacity: {
    text: '48,000 L a day',
    scope: 'filling line, first of two stated readings',
    pages: ['/', '/source-of-water', '/water-harvesting', '/water-factory', '/investors'],
  },
  sourceCapacity: {
    text: '4M+ L a day',
    scope: 'source, second stated reading; how the two relate is not stated',
    pages: ['/', '/source-of-water', '/water-harvesting', '/water-factory', '/investors'],
  },
  industries: {
    text: '500+ industries',
    scope: 'as stated by the company',
    pages: ['/', '/industry-distribution'],
  },
  monthlyVolume: {
    text: '50M+ litres a month',
    scope: 'as stated by the company',
    pages: ['/', '/industry-distribution'],
  },
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
  peopleReached: {
    text: '1M+ people',
    scope: 'reached, as stated; period not stated',
    pages: [
      '/',
      '/access-bulk-water',
      '/profit-purpose',
      '/global-impact',
      '/our-goals',
      '/sustainable-development-goals',
    ],
  },
  schools: {
    text: '25 schools',
    scope: 'as stated by the company',
    pages: ['/', '/community-impact', '/global-impact', '/sustainable-development-goals'],
  },
  partnershipsStated: {
    text: '100+ partnerships',
    scope: 'as stated by the company',
    pages: [
      '/partnerships',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/sustainable-development-goals',
    ],
  },
  csrPartners: {
    text: '11 CSR partners',
    scope: '100+ partnerships stated elsewhere',
    pages: [
      '/',
      '/partnerships',
      '/pure-flow',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/sustainable-development-goals',
    ],
  },
  csrFunds: {
    text: '8B+ USD',
    scope: 'CSR funds, as stated by the company; source and period not stated',
    pages: ['/partnerships'],
  },
  answerBusinessDays: {
    text: '24 hours',
    scope: 'Our response time on business days.',
    pages: ['/', '/contact'],
  },
  answerPartnership: {
    text: '24 hours',
    scope: 'We answer within 24 hours.',
    pages: ['/partnerships'],
  },
  emergencyResponse: {
    text: '24 hours',
    scope: 'a ‘48hr response’ is stated elsewhere',
    pages: ['/contact', '/access-bulk-water'],
  },
  bottles: {
    text: '48,000 bottles',
    scope: 'equal to one flexitank of 24,000 L',
    pages: [
      '/',
      '/contact',
      '/bulk-glacier-water',
      '/commercial-mineral-water',
      '/about',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/sustainable-bulk-solutions',
      '/who-we-support',
      '/community-impact',
      '/resources',
    ],
  },
  containerMost: {
    text: '27,000 L',
    scope: 'the most stated for one container',
    pages: ['/', '/bulk-glacier-water', '/access-bulk-water', '/bulk-delivery', '/resources'],
  },
  leadTimeWeeks: {
    text: '2–4 weeks',
    scope: 'lead time; stated elsewhere as 7–21 days',
    pages: ['/', '/bulk-glacier-water', '/access-bulk-water', '/bulk-delivery', '/resources'],
  },
  phAverage: {
    text: '8.6',
    scope: 'pH, the average stated with 8.4–8.8',
    pages: [
      '/',
      '/water-purity',
      '/source-of-water',
      '/bulk-glacier-water',
      '/alkaline-water',
      '/know-your-water',
      '/resources',
    ],
  },
  fillHeight: {
    text: '1.75 m',
    scope: 'derived: 24 m³ ÷ (5.87 m × 2.33 m), the floor inside a 20-foot container',
    pages: ['/bulk-glacier-water', '/resources'],
  },
  fillHeightMost: {
    text: '1.97 m',
    scope: 'derived: 27 m³ ÷ (5.87 m × 2.33 m)',
    pages: ['/bulk-glacier-water', '/resources'],
  },
  containerWeight: {
    text: 'about 24 tonnes',
    scope: 'derived: 24,000 L × about 1 kg',
    pages: ['/bulk-glacier-water', '/commercial-mineral-water', '/resources'],
  },
  person: {
    text: '1.8 m',
    scope: 'drawing aid: a person beside a drawing to scale',
    pages: ['/', '/contact', '/bulk-glacier-water', '/solutions', '/resources'],
  },
  calciumMass: {
    text: '360–600 g',
    scope: 'derived: 24,000 L × 15–25 mg/L',
    pages: ['/commercial-mineral-water'],
  },
  magnesiumMass: {
    text: '192–360 g',
    scope: 'derived: 24,000 L × 8–15 mg/L',
    pages: ['/commercial-mineral-water'],
  },
  silicaMass: {
    text: '288–480 g',
    scope: 'derived: 24,000 L × 12–20 mg/L',
    pages: ['/commercial-mineral-water'],
  },
  potassiumMass: {
    text: '48–120 g',
    scope: 'derived: 24,000 L × 2–5 mg/L',
    pages: ['/commercial-mineral-water'],
  },
  massSquare: {
    text: '100 g',
    scope: 'drawing aid: a hundred grains on the scale of the pans',
    pages: ['/commercial-mineral-water'],
  },
  euPh: {
    text: '6.5–9.5',
    scope: 'pH, EU directive 2020/2184, indicator parameter',
    pages: ['/source-of-water', '/know-your-water'],
  },
  whoTds: {
    text: '600 mg/L',
    scope: 'TDS below which WHO calls the taste of water generally good; no limit',
    pages: ['/source-of-water', '/know-your-water', '/resources'],
  },
  emergencyMost: {
    text: '100 containers',
    scope: 'emergency order, in 24–48 hours',
    pages: [
      '/',
      '/contact',
      '/access-bulk-water',
      '/bulk-delivery',
      '/industry-distribution',
      '/who-we-support',
      '/water-factory',
      '/fresh-water-crisis',
    ],
  },
  donated: {
    text: '12,400,000 L',
    scope: 'litres donated, as stated; also printed as 12.4M',
    pages: [
      '/',
      '/about',
      '/pure-flow',
      '/profit-purpose',
      '/community-impact',
      '/global-impact',
      '/choose-sustainable-impact',
      '/our-goals',
    ],
  },
  communitiesStated: {
    text: '17 communities',
    scope: '150+ and 1,000+ are stated elsewhere',
    pages: ['/', '/about', '/pure-flow', '/community-impact', '/global-impact'],
  },
  carbonPromise: {
    text: 'five years',
    scope: 'carbon neutrality, promised in five years, as stated; another page states 100 %',
    pages: ['/about', '/sustainable-bulk-solutions', '/our-goals'],
  },
  carbonNeutral: {
    text: '100 % carbon neutral',
    scope: 'as stated by the company; elsewhere promised in five years',
    pages: ['/about', '/sustainable-bulk-solutions'],
  },
  tenContainers: { text: '240,000 L', scope: 'derived: 10 × 24,000 L', pages: ['/contact'] },
  fiftyContainers: { text: '1,200,000 L', scope: 'derived: 50 × 24,000 L', pages: ['/contact'] },
  hundredContainers: {
    text: '2,400,000 L',
    scope: 'derived: 100 × 24,000 L',
    pages: ['/contact', '/who-we-support'],
  },
  smallCube: {
    text: '17 cm',
    scope: 'derived: edge of a cube of 5 L',
    pages: ['/bulk-glacier-water', '/solutions', '/resources'],
  },
  largeCube: {
    text: '22 cm',
    scope: 'derived: edge of a cube of 10 L',
    pages: ['/bulk-glacier-water', '/solutions', '/resources'],
  },
  containerBox: {
    text: '20-foot',
    scope: 'drawing aid: container outline of 6.06 m × 2.59 m',
    pages: [
      '/',
      '/contact',
      '/bulk-glacier-water',
      '/commercial-mineral-water',
      '/access-bulk-water',
      '/solutions',
      '/bulk-delivery',
      '/resources',
    ],
  },
  scaleBars: {
    text: '2 m, 3 m, 6 m, 20 cm',
    scope: 'drawing aid: lengths of scale bars',
    pages: ['/', '/contact', '/bulk-glacier-water', '/solutions'],
  },
  packsOfFive: {
    text: '4,800 packs',
    scope: 'derived: 24,000 L ÷ 5 L',
    pages: ['/solutions'],
  },
  packsOfTen: {
    text: '2,400 packs',
    scope: 'derived: 24,000 L ÷ 10 L',
    pages: ['/solutions'],
  },
  containerOutline: {
    text: '6.06 m',
    scope: 'drawing aid: outer length of a 20-foot container',
    pages: ['/solutions'],
  },
  co2Reduction: {
    text: '65 % CO2 reduction',
    scope: 'as stated by the company; baseline not stated',
    pages: ['/sustainable-bulk-solutions', '/choose-sustainable-impact'],
  },
  carbonReduction: {
    text: '50 % carbon reduction',
    scope: 'as stated by the company; baseline not stated',
    pages: ['/sustainable-bulk-solutions', '/choose-sustainable-impact'],
  },
  givenContainers: {
    text: '516.7 containers',
    scope: 'derived: 12,400,000 L ÷ 24,000 L, drawn as 517 containers',
    pages: ['/community-impact'],
  },
  projectSuccess: {
    text: '95 % project success',
    scope: 'as stated by the company; what counts as success is not stated',
    pages: ['/community-impact'],
  },
  communitiesMany: {
    text: '150+ communities',
    scope: 'as stated by the company; 1,000+ on another page, 17 for Pure Flow',
    pages: ['/community-impact', '/', '/global-impact', '/pure-flow'],
  },
  jobsMany: {
    text: '5,000+ jobs',
    scope: 'as stated by the company; 820 micro-jobs for Pure Flow, 820+ jobs elsewhere',
    pages: ['/community-impact', '/choose-sustainable-impact', '/pure-flow'],
  },
  ppm: {
    text: '1 ppm',
    scope: 'in water, about 1 mg/L',
    pages: [
      '/water-purity',
      '/source-of-water',
      '/bulk-glacier-water',
      '/know-your-water',
      '/resources',
    ],
  },
  yearMarks: {
    text: '50, 100 years, 150 years',
    scope: 'drawing aid: marks on a scale of years',
    pages: ['/natural-filtration'],
  },
  platformUptime: {
    text: '99.9 %',
    scope: 'platform uptime of Pure Flow, as stated by the company',
    pages: ['/pure-flow'],
  },
  costPerLitre: {
    text: '$0.012 per litre',
    scope: 'cost, as stated; not a quoted price',
    pages: ['/pure-flow'],
  },
  microJobs: {
    text: '820 micro-jobs',
    scope: 'stated for Pure Flow; 820+ jobs and 5,000+ jobs are stated elsewhere',
    pages: ['/pure-flow', '/community-impact', '/choose-sustainable-impact'],
  },
  countries: {
    text: '50+ countries',
    scope: '30+ of them active, as stated by the company',
    pages: ['/access-bulk-water', '/global-impact', '/our-goals'],
  },
  countriesActive: {
    text: '30+ active',
    scope: 'of 50+ countries, as stated by the company',
    pages: ['/access-bulk-water', '/global-impact', '/our-goals'],
  },
  containersDelivered: {
    text: '500K containers',
    scope: 'as stated; period not stated',
    pages: ['/access-bulk-water'],
  },
  livesTouched: {
    text: '2M+ lives',
    scope: 'as stated; 1M+ people reached is stated elsewhere',
    pages: ['/access-bulk-water', '/profit-purpose', '/global-impact'],
  },
  agreedWeek: {
    text: 'days 14–21',
    scope: 'derived: 2–4 weeks × 7 are 14–28 days; they share 14–21 days with 7–21 days',
    pages: ['/bulk-delivery'],
  },
  dayRule: {
    text: '28 days',
    scope: 'drawing aid: a rule as long as the longer lead time, 4 weeks × 7',
    pages: ['/bulk-delivery'],
  },
  onTimeOther: {
    text: '99.8 %',
    scope: 'on time; stated elsewhere as 99.9 %',
    pages: ['/bulk-delivery', '/industry-distribution'],
  },
  lateDeliveries: {
    text: '1 or 2 in 1,000',
    scope: 'derived: 1,000 × (100 % − 99.9 %) and 1,000 × (100 % − 99.8 %) deliveries late',
    pages: ['/industry-distribution'],
  },
  lineTanks: {
    text: '2 flexitanks',
    scope: 'a day, filling line, first of two stated readings',
    pages: ['/water-factory', '/investors'],
  },
  sourceTanks: {
    text: '180 flexitanks',
    scope: 'a day, second stated reading; how the two relate is not stated',
    pages: ['/water-factory', '/investors'],
  },
  packUnits: {
    text: '4,800 units',
    scope: 'box and tote, a day',
    pages: ['/water-factory', '/investors'],
  },
  uptimeTarget: {
    text: '98.5 %',
    scope: 'uptime target of the factory',
    pages: ['/water-factory', '/investors'],
  },
  lease: {
    text: '$550K CAD',
    scope: 'factory lease, a year',
    pages: ['/water-factory', '/investors'],
  },
  tankHours: {
    text: '10 hours',
    scope: 'derived: 20 hours ÷ 2 flexitanks, filled evenly one after the other',
    pages: ['/water-factory'],
  },
  standstill: {
    text: '1.5 %',
    scope: 'derived: 100 % − 98.5 %; of 20 hours, 18 minutes',
    pages: ['/water-factory'],
  },
  sourceLitres: {
    text: '4,320,000 L',
    scope: 'derived: 180 flexitanks × 24,000 L',
    pages: ['/water-factory'],
  },
  levelLine: {
    text: '1,000 L',
    scope: 'drawing aid: between two level lines of a flexitank',
    pages: ['/water-factory'],
  },
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
  communitiesMost: {
    text: '1,000+ communities',
    scope: 'in all, as stated; the four regions add to 525+',
    pages: ['/global-impact', '/', '/community-impact', '/pure-flow'],
  },
  communitiesMapped: {
    text: '525+ communities',
    scope: 'derived: 150 + 200 + 100 + 75, the four stated regions',
    pages: ['/global-impact'],
  },
  communitiesAfrica: {
    text: '150+',
    scope: 'communities in Africa, as stated by the company',
    pages: ['/global-impact'],
  },
  communitiesAsiaPacific: {
    text: '200+',
    scope: 'communities in Asia-Pacific, as stated by the company',
    pages: ['/global-impact'],
  },
  communitiesAmericas: {
    text: '100+',
    scope: 'communities in the Americas, as stated by the company',
    pages: ['/global-impact'],
  },
  communitiesEurope: {
    text: '75+',
    scope: 'communities in Europe and the Middle East, as stated by the company',
    pages: ['/global-impact'],
  },
  attendance: {
    text: '85 %',
    scope: 'more school attendance in supported communities, as stated; no method given',
    pages: ['/choose-sustainable-impact'],
  },
  illness: {
    text: '70 %',
    scope: 'less illness in supported communities, as stated; no method given',
    pages: ['/choose-sustainable-impact'],
  },
  income: {
    text: '60 %',
    scope: 'more income in supported communities, as stated; no method given',
    pages: ['/choose-sustainable-impact'],
  },
  jobsStated: {
    text: '820+ jobs',
    scope: 'as stated by the company; 820 micro-jobs for Pure Flow, 5,000+ jobs elsewhere',
    pages: ['/choose-sustainable-impact', '/community-impact', '/pure-flow'],
  },
  revenueInBillions: {
    text: '0.0139 billion',
    scope: 'derived: $13.9 million ÷ 1,000; dollars taken as USD',
    pages: ['/investors'],
  },
} as const satisfies Record<string, Figure>

/** A figure as a plate shows it: its value huge, its unit small, its scope below. */
export function asPlate({ text, scope }: Pick<Figure, 'text' | 'scope'>) {
  const gap = text.indexOf(' ')
  return { value: text.slice(0, gap), unit: text.slice(gap + 1), scope }
}

/** A figure that is counted up, and its unit: `500K containers` is 500, its suffix `K`, and `containers`. */
export function asCount({ text }: Pick<Figure, 'text'>) {
  const [, value = '', suffix = '', unit = ''] = /^([\d.,]+)(\S*) (.+)$/.exec(text) ?? []
  if (!value) throw new Error(`${text} is not a count`)
  return { figure: { value: Number(value.replaceAll(',', '')), suffix }, unit }
}

/** The ends of a stated range, as numbers: `pH 8.4–8.8` is 8.4 and 8.8. */
export function rangeOf({ text }: Pick<Figure, 'text'>): readonly [from: number, to: number] {
  const ends = /([\d.]+)–([\d.]+)/.exec(text)
  if (!ends) throw new Error(`${text} is not a range`)
  return [Number(ends[1]), Number(ends[2])]
}

/** Derived: containers × 24,000 L, the stated content of one flexitank. */
export function litresIn(containers: number): string {
  return `${(containers * 24_000).toLocaleString('en')} L`
}

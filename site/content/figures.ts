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
  /** The finished pages that state it; a test holds both to each other. */
  pages: readonly PagePath[]
}

export const figures = {
  containerVolume: {
    text: '24,000 L',
    scope: 'one flexitank, equal to 48,000 bottles',
    pages: ['/', '/partnerships', '/contact', '/bulk-glacier-water', '/commercial-mineral-water'],
  },
  containerRange: { text: '24,000 L to 27,000 L', scope: 'in one container', pages: ['/'] },
  packSizes: {
    text: '5 L and 10 L',
    scope: 'box and tote',
    pages: ['/', '/partnerships', '/bulk-glacier-water'],
  },
  ordersPerMonth: { text: '1–50 containers a month', scope: 'depending on sector', pages: ['/'] },
  emergencyOrder: {
    text: '10–50 containers',
    scope: 'or up to 100 in 24–48 hours; emergency orders',
    pages: ['/'],
  },
  ports: { text: '200+ ports', scope: 'connected, by ocean freight', pages: ['/'] },
  transitTemperature: {
    text: '±2 °C',
    scope: 'temperature control in transit',
    pages: ['/', '/water-purity', '/water-harvesting'],
  },
  onTime: { text: '99.9 %', scope: 'on time; stated elsewhere as 99.8 %', pages: ['/'] },
  leadTime: {
    text: '7–21 days',
    scope: 'lead time; stated elsewhere as 2–4 weeks',
    pages: ['/', '/bulk-glacier-water'],
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
    pages: ['/', '/water-purity', '/natural-filtration'],
  },
  secondLava: {
    text: '10–50 years',
    scope: 'in the second lava',
    pages: ['/', '/water-purity', '/natural-filtration'],
  },
  deepestLava: {
    text: '50–200 years',
    scope: 'in the deepest lava',
    pages: ['/', '/water-purity', '/natural-filtration', '/source-of-water'],
  },
  purity: {
    text: '99.9 %',
    scope: 'purity, as stated by the company',
    pages: ['/water-purity', '/natural-filtration', '/source-of-water', '/know-your-water'],
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
    ],
  },
  calcium: {
    text: '15–25 mg/L',
    scope: 'calcium',
    pages: ['/water-purity', '/source-of-water', '/commercial-mineral-water', '/know-your-water'],
  },
  magnesium: {
    text: '8–15 mg/L',
    scope: 'magnesium',
    pages: ['/water-purity', '/source-of-water', '/know-your-water', '/commercial-mineral-water'],
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
    ],
  },
  potassium: {
    text: '2–5 mg/L',
    scope: 'potassium',
    pages: ['/water-purity', '/source-of-water', '/know-your-water', '/commercial-mineral-water'],
  },
  operatingDay: { text: '20 hours', scope: 'operating day', pages: ['/water-harvesting'] },
  lineCapacity: {
    text: '48,000 L a day',
    scope: 'filling line, first of two stated readings',
    pages: ['/', '/source-of-water', '/water-harvesting'],
  },
  sourceCapacity: {
    text: '4M+ L a day',
    scope: 'source, second stated reading; how the two relate is not stated',
    pages: ['/', '/source-of-water', '/water-harvesting'],
  },
  industries: { text: '500+ industries', scope: 'as stated by the company', pages: ['/'] },
  monthlyVolume: { text: '50M+ litres a month', scope: 'as stated by the company', pages: ['/'] },
  revenueShare: { text: '10 %', scope: 'of revenue funds water projects', pages: ['/'] },
  peopleReached: {
    text: '1M+ people',
    scope: 'reached, as stated; period not stated',
    pages: ['/'],
  },
  schools: { text: '25 schools', scope: 'as stated by the company', pages: ['/'] },
  partnershipsStated: {
    text: '100+ partnerships',
    scope: 'as stated by the company',
    pages: ['/partnerships'],
  },
  csrPartners: {
    text: '11 CSR partners',
    scope: '100+ partnerships stated elsewhere',
    pages: ['/', '/partnerships'],
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
    pages: ['/contact'],
  },
  bottles: {
    text: '48,000 bottles',
    scope: 'equal to one flexitank of 24,000 L',
    pages: ['/', '/contact', '/bulk-glacier-water', '/commercial-mineral-water'],
  },
  containerMost: {
    text: '27,000 L',
    scope: 'the most stated for one container',
    pages: ['/', '/bulk-glacier-water'],
  },
  leadTimeWeeks: {
    text: '2–4 weeks',
    scope: 'lead time; stated elsewhere as 7–21 days',
    pages: ['/', '/bulk-glacier-water'],
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
    ],
  },
  fillHeight: {
    text: '1.75 m',
    scope: 'derived: 24 m³ ÷ (5.87 m × 2.33 m), the floor inside a 20-foot container',
    pages: ['/bulk-glacier-water'],
  },
  fillHeightMost: {
    text: '1.97 m',
    scope: 'derived: 27 m³ ÷ (5.87 m × 2.33 m)',
    pages: ['/bulk-glacier-water'],
  },
  containerWeight: {
    text: 'about 24 tonnes',
    scope: 'derived: 24,000 L × about 1 kg',
    pages: ['/bulk-glacier-water', '/commercial-mineral-water'],
  },
  person: {
    text: '1.8 m',
    scope: 'drawing aid: a person beside a drawing to scale',
    pages: ['/', '/contact', '/bulk-glacier-water'],
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
    pages: ['/source-of-water', '/know-your-water'],
  },
  emergencyMost: {
    text: '100 containers',
    scope: 'emergency order, in 24–48 hours',
    pages: ['/', '/contact'],
  },
  donated: {
    text: '12,400,000 L',
    scope: 'litres donated, as stated; also printed as 12.4M',
    pages: ['/'],
  },
  communitiesStated: {
    text: '17 communities',
    scope: '150+ and 1,000+ are stated elsewhere',
    pages: ['/'],
  },
  tenContainers: { text: '240,000 L', scope: 'derived: 10 × 24,000 L', pages: ['/contact'] },
  fiftyContainers: { text: '1,200,000 L', scope: 'derived: 50 × 24,000 L', pages: ['/contact'] },
  hundredContainers: { text: '2,400,000 L', scope: 'derived: 100 × 24,000 L', pages: ['/contact'] },
  smallCube: {
    text: '17 cm',
    scope: 'derived: edge of a cube of 5 L',
    pages: ['/bulk-glacier-water'],
  },
  largeCube: {
    text: '22 cm',
    scope: 'derived: edge of a cube of 10 L',
    pages: ['/bulk-glacier-water'],
  },
  containerBox: {
    text: '20-foot',
    scope: 'drawing aid: container outline of 6.06 m × 2.59 m',
    pages: ['/', '/contact', '/bulk-glacier-water', '/commercial-mineral-water'],
  },
  scaleBars: {
    text: '2 m, 3 m, 6 m, 20 cm',
    scope: 'drawing aid: lengths of scale bars',
    pages: ['/', '/contact', '/bulk-glacier-water'],
  },
  ppm: {
    text: '1 ppm',
    scope: 'in water, about 1 mg/L',
    pages: ['/water-purity', '/source-of-water', '/bulk-glacier-water', '/know-your-water'],
  },
  yearMarks: {
    text: '50, 100 years, 150 years',
    scope: 'drawing aid: marks on a scale of years',
    pages: ['/natural-filtration'],
  },
} as const satisfies Record<string, Figure>

/** A figure as a plate shows it: its value huge, its unit small, its scope below. */
export function asPlate({ text, scope }: Pick<Figure, 'text' | 'scope'>) {
  const gap = text.indexOf(' ')
  return { value: text.slice(0, gap), unit: text.slice(gap + 1), scope }
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

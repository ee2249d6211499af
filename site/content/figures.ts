/**
 * The registry of stated figures: each value once, with its unit and the scope that
 * must stand beside it. Two readings of one quantity are two entries; pages print
 * both. Source of all of them: the company's own statements.
 */

export type Figure = {
  /** As it is printed in running text, unit included. */
  text: string
  /** What it is about, and where else it is stated otherwise. */
  scope: string
}

export const figures = {
  containerVolume: { text: '24,000 L', scope: 'one flexitank, equal to 48,000 bottles' },
  containerRange: { text: '24,000 L to 27,000 L', scope: 'in one container' },
  packSizes: { text: '5 L and 10 L', scope: 'box and tote' },
  ordersPerMonth: { text: '1–50 containers a month', scope: 'depending on sector' },
  emergencyOrder: {
    text: '10–50 containers',
    scope: 'or up to 100 in 24–48 hours; emergency orders',
  },
  ports: { text: '200+ ports', scope: 'connected, by ocean freight' },
  transitTemperature: { text: '±2 °C', scope: 'temperature control in transit' },
  onTime: { text: '99.9 %', scope: 'on time; stated elsewhere as 99.8 %' },
  leadTime: { text: '7–21 days', scope: 'lead time; stated elsewhere as 2–4 weeks' },
  sourceTemperature: { text: '2–4 °C', scope: 'water temperature' },
  filtrationSpan: {
    text: '1–5, 10–50, 50–200 years',
    scope: 'of natural filtration; whether the stages add up is not stated',
  },
  firstLava: { text: '1–5 years', scope: 'in the first lava' },
  secondLava: { text: '10–50 years', scope: 'in the second lava' },
  deepestLava: { text: '50–200 years', scope: 'in the deepest lava' },
  purity: { text: '99.9 %', scope: 'purity, as stated by the company' },
  ph: { text: 'pH 8.4–8.8', scope: 'average 8.6; stated elsewhere as 7.8–8.2' },
  tds: { text: 'under 100 ppm', scope: 'TDS; stated elsewhere as under 50 mg/L' },
  phLow: { text: 'pH 7.8–8.2', scope: 'second stated range' },
  tdsStrict: {
    text: 'under 50 mg/L',
    scope: 'TDS; 1 ppm in water is about 1 mg/L: the second reading is the stricter',
  },
  calcium: { text: '15–25 mg/L', scope: 'calcium' },
  magnesium: { text: '8–15 mg/L', scope: 'magnesium' },
  silica: { text: '12–20 mg/L', scope: 'silica' },
  potassium: { text: '2–5 mg/L', scope: 'potassium' },
  operatingDay: { text: '20 hours', scope: 'operating day' },
  lineCapacity: { text: '48,000 L a day', scope: 'filling line, first of two stated readings' },
  sourceCapacity: {
    text: '4M+ L a day',
    scope: 'source, second stated reading; how the two relate is not stated',
  },
  industries: { text: '500+ industries', scope: 'as stated by the company' },
  monthlyVolume: { text: '50M+ litres a month', scope: 'as stated by the company' },
  revenueShare: { text: '10 %', scope: 'of revenue funds water projects' },
  peopleReached: { text: '1M+ people', scope: 'reached, as stated; period not stated' },
  schools: { text: '25 schools', scope: 'as stated by the company' },
  partnershipsStated: { text: '100+ partnerships', scope: 'as stated by the company' },
  csrPartners: { text: '11 CSR partners', scope: '100+ partnerships stated elsewhere' },
  csrFunds: {
    text: '8B+ USD',
    scope: 'CSR funds, as stated by the company; source and period not stated',
  },
  answerBusinessDays: { text: '24 hours', scope: 'Our response time on business days.' },
  answerPartnership: { text: '24 hours', scope: 'We answer within 24 hours.' },
  emergencyResponse: { text: '24 hours', scope: 'a ‘48hr response’ is stated elsewhere' },
  bottles: { text: '48,000 bottles', scope: 'equal to one flexitank of 24,000 L' },
  containerMost: { text: '27,000 L', scope: 'the most stated for one container' },
  leadTimeWeeks: { text: '2–4 weeks', scope: 'lead time; stated elsewhere as 7–21 days' },
  phAverage: { text: '8.6', scope: 'pH, the average stated with 8.4–8.8' },
  fillHeight: {
    text: '1.75 m',
    scope: 'derived: 24 m³ ÷ (5.87 m × 2.33 m), the floor inside a 20-foot container',
  },
  fillHeightMost: { text: '1.97 m', scope: 'derived: 27 m³ ÷ (5.87 m × 2.33 m)' },
  containerWeight: { text: 'about 24 tonnes', scope: 'derived: 24,000 L × about 1 kg' },
  person: { text: '1.8 m', scope: 'drawing aid: a person beside a drawing to scale' },
  calciumMass: { text: '360–600 g', scope: 'derived: 24,000 L × 15–25 mg/L' },
  magnesiumMass: { text: '192–360 g', scope: 'derived: 24,000 L × 8–15 mg/L' },
  silicaMass: { text: '288–480 g', scope: 'derived: 24,000 L × 12–20 mg/L' },
  potassiumMass: { text: '48–120 g', scope: 'derived: 24,000 L × 2–5 mg/L' },
  massSquare: { text: '100 g', scope: 'drawing aid: a hundred grains on the scale of the pans' },
  euPh: { text: '6.5–9.5', scope: 'pH, EU directive 2020/2184, indicator parameter' },
  whoTds: {
    text: '600 mg/L',
    scope: 'TDS below which WHO calls the taste of water generally good; no limit',
  },
  emergencyMost: { text: '100 containers', scope: 'emergency order, in 24–48 hours' },
  donated: { text: '12,400,000 L', scope: 'litres donated, as stated; also printed as 12.4M' },
  communitiesStated: { text: '17 communities', scope: '150+ and 1,000+ are stated elsewhere' },
  tenContainers: { text: '240,000 L', scope: 'derived: 10 × 24,000 L' },
  fiftyContainers: { text: '1,200,000 L', scope: 'derived: 50 × 24,000 L' },
  hundredContainers: { text: '2,400,000 L', scope: 'derived: 100 × 24,000 L' },
  smallCube: { text: '17 cm', scope: 'derived: edge of a cube of 5 L' },
  largeCube: { text: '22 cm', scope: 'derived: edge of a cube of 10 L' },
  containerBox: { text: '20-foot', scope: 'drawing aid: container outline of 6.06 m × 2.59 m' },
  scaleBars: { text: '2 m, 3 m, 6 m, 20 cm', scope: 'drawing aid: lengths of scale bars' },
  ppm: { text: '1 ppm', scope: 'in water, about 1 mg/L' },
  yearMarks: { text: '50, 100 years, 150 years', scope: 'drawing aid: marks on a scale of years' },
} as const satisfies Record<string, Figure>

/** A figure as a plate shows it: its value huge, its unit small, its scope below. */
export function asPlate({ text, scope }: Figure) {
  const gap = text.indexOf(' ')
  return { value: text.slice(0, gap), unit: text.slice(gap + 1), scope }
}

/** The ends of a stated range, as numbers: `pH 8.4–8.8` is 8.4 and 8.8. */
export function rangeOf({ text }: Figure): readonly [from: number, to: number] {
  const ends = /([\d.]+)–([\d.]+)/.exec(text)
  if (!ends) throw new Error(`${text} is not a range`)
  return [Number(ends[1]), Number(ends[2])]
}

/** Derived: containers × 24,000 L, the stated content of one flexitank. */
export function litresIn(containers: number): string {
  return `${(containers * 24_000).toLocaleString('en')} L`
}

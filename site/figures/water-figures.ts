/** The water itself: temperature, filtration, purity, pH, minerals, and the published limits beside them. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic, type Figure, following, range } from './figure.ts'
import { withheldMark } from './number-text.ts'

const { containerVolume } = containerFigures

const ph = range(8.4, 8.8, '', { before: 'pH ', label: 'alkaline range' })
const phLow = range(7.8, 8.2, '', { before: 'pH ', label: 'mild range' })
const phRanges = () => [phLow, ph].filter(({ withheld }) => !withheld).flatMap(({ ends }) => ends)

const calcium = range(15, 25, 'mg/L', { label: 'calcium' })
const magnesium = range(8, 15, 'mg/L', { label: 'magnesium' })
const silica = range(12, 20, 'mg/L', { label: 'silica' })
const potassium = range(2, 5, 'mg/L', { label: 'potassium' })

const massOf = (mineral: Figure) =>
  arithmetic(() => mineral.ends.map((end) => (containerVolume.value * end) / 1000), 'g', {
    kind: 'range',
    label: () => `${mineral.label} in ${containerVolume.text}`,
    sum: () => `${containerVolume.text} × ${mineral.text}`,
  })

const firstLava = range(1, 5, 'years', { label: 'in the first lava' })
const secondLava = range(10, 50, 'years', { label: 'in the second lava' })
const deepestLava = range(50, 200, 'years', { label: 'in the deepest lava' })

/** The three spans as one text: `1–5, 10–50, 50–200`. */
export function filtrationSpans(): string {
  const spans = [firstLava, secondLava, deepestLava]
  return spans.some(({ withheld }) => withheld)
    ? withheldMark
    : spans.map(({ number }) => number).join(', ')
}

export const waterFigures = {
  /** From the lower end of the lower range to the upper end of the higher one. */
  phNatural: following(() => [Math.min(...phRanges()), Math.max(...phRanges())], '', {
    kind: 'range',
    before: 'pH ',
    label: 'naturally alkaline',
  }),
  ph,
  phAverage: amount(8.6, '', { label: 'average of the alkaline range' }),
  phLow,
  tds: amount(100, 'ppm', { sign: 'under', label: 'total dissolved solids, TDS' }),
  tdsStrict: amount(50, 'mg/L', {
    sign: 'under',
    label: 'TDS on request, confirmed for your lot or declined',
  }),
  ppm: arithmetic(() => 1, 'ppm', {
    label: 'in water, about 1 mg/L',
    sum: () => '1 mg in 1 kg of water',
  }),
  sourceTemperature: range(2, 4, '°C', { label: 'water temperature' }),
  purity: amount(99.9, '%', { label: 'purity of the water' }),
  calcium,
  magnesium,
  silica,
  potassium,
  calciumMass: massOf(calcium),
  magnesiumMass: massOf(magnesium),
  silicaMass: massOf(silica),
  potassiumMass: massOf(potassium),
  firstLava,
  secondLava,
  deepestLava,
  euPh: range(6.5, 9.5, '', {
    label: 'pH allowed for drinking water in the EU',
    basis: { published: 'EU directive 2020/2184' },
  }),
  whoTds: amount(600, 'mg/L', {
    label: 'TDS below which the taste is generally good',
    basis: { published: 'WHO, Guidelines for Drinking-water Quality' },
  }),
}

/** The water itself: temperature, filtration, purity, pH, minerals, and the published limits beside them. */
import { containerFigures } from './container-figures.ts'
import { amount, arithmetic, type Figure, following, range } from './figure.ts'

const { containerVolume } = containerFigures

const ph = range(8.4, 8.8)
const phLow = range(7.8, 8.2)
const phRanges = () => [phLow, ph].filter(({ withheld }) => !withheld).flatMap(({ ends }) => ends)

const calcium = range(15, 25)
const magnesium = range(8, 15)
const silica = range(12, 20)
const potassium = range(2, 5)

const massOf = (mineral: Figure) =>
  arithmetic(() => mineral.ends.map((end) => (containerVolume.value * end) / 1000), {
    kind: 'range',
  })

const firstLava = range(1, 5)
const secondLava = range(10, 50)
const deepestLava = range(50, 200)

export const waterFigures = {
  /** From the lower end of the lower range to the upper end of the higher one. */
  phNatural: following(() => [Math.min(...phRanges()), Math.max(...phRanges())], { kind: 'range' }),
  ph,
  phAverage: amount(8.6),
  phLow,
  tds: amount(100, { sign: 'under' }),
  tdsStrict: amount(50, { sign: 'under' }),
  ppm: arithmetic(() => 1),
  sourceTemperature: range(2, 4),
  purity: amount(99.9),
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
  euPh: range(6.5, 9.5, { basis: 'published' }),
  whoTds: amount(600, { basis: 'published' }),
}

import type { ClosingWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, WordsOf } from '../../content/section-words.ts'
import { bottleSizes } from '../../figures/container-figures.ts'
import type { Figure } from '../../figures/figure.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords, listOf, onOneLine, wholeNumber } from '../../figures/number-text.ts'
import type { Ledger } from '../../sections/Ledger.tsx'
import type { Multiples } from '../../sections/Multiples.tsx'
import type { Opening } from '../../sections/Opening.tsx'
import { shown } from '../../words/shown.ts'
import type { bottleRows } from './BottleRow.tsx'
import type { balancePans } from './Pans.tsx'

const figures = figuresFor('/commercial-mineral-water')
const { calcium, calciumMass, magnesiumMass, containerVolume, bottles } = figures

const minerals = [calcium, figures.magnesium, figures.silica, figures.potassium].filter(
  ({ withheld }) => !withheld,
)
const many = inWords(minerals.length)

/** The unit once, after the first: `Calcium 15–25 mg/L, magnesium 8–15`. */
const ranges = minerals
  .map((mineral, at) => `${mineral.label} ${at === 0 ? mineral.text : mineral.number}`)
  .join(', ')

const grains = (mass: Figure) =>
  `${wholeNumber(mass.value)} grains in the inner disc, ${wholeNumber(mass.most)} out to the ring.`

const bottled = [
  { litres: containerVolume.value / bottles.value, bottles: bottles.value },
  ...bottleSizes.map((litres, at) => ({
    litres,
    bottles: figures.bottlesBySize.values[at] ?? Number.NaN,
  })),
].sort((one, other) => one.litres - other.litres)

type CommercialMineralWaterWords = PageWords & {
  hero: { caption: string }
  next: ClosingWords & { caption: string }
} & {
  opening: WordsOf<typeof Opening>
  pans: WordsOf<typeof Multiples, 'items' | 'scale'> & DrawnFrom<typeof balancePans>
  sheet: WordsOf<typeof Ledger>
  bottles: WordsOf<typeof Ledger, 'rows'> & DrawnFrom<typeof bottleRows>
}

export const commercialMineralWater = shown({
  hero: {
    title: 'Commercial Mineral Water',
    subtitle: 'Bulk water for bottlers and co-packers.',
    description: `${capital(ranges)}. By the container of ${containerVolume}.`,
    actions: [
      { href: '/partnerships', label: 'Co-pack with us' },
      { href: '/contact?topic=supply', label: 'Ask for label values' },
    ],
    caption: 'Rendering',
  },
  opening: {
    sentence: `On its way through lava the water takes up ${listOf(minerals.map(({ label }) => label))}.`,
    note: 'Here they are weighed by the container, because that is what you fill from.',
  },
  pans: {
    heading: 'The minerals of one container',
    note: `${capital(figures.containerWeight.text)} of water, and at most ${wholeNumber(calciumMass.most)} ${calciumMass.unit} of calcium in it. Each pan holds one grain for each gram.`,
    items: [
      {
        title: 'Calcium',
        figure: calciumMass.text,
        text: `The most of the ${many}, at both ends of its range.`,
        grams: calciumMass.ends,
        description: grains(calciumMass),
      },
      {
        title: 'Magnesium',
        figure: magnesiumMass.text,
        text:
          magnesiumMass.most === calciumMass.value
            ? 'At its most it weighs what calcium weighs at its least.'
            : 'With calcium it makes the hardness of the water.',
        grams: magnesiumMass.ends,
        description: grains(magnesiumMass),
      },
      {
        title: 'Silica',
        figure: figures.silicaMass.text,
        text: 'The mark of volcanic rock: lava is built on it.',
        grams: figures.silicaMass.ends,
        description: grains(figures.silicaMass),
      },
      {
        title: 'Potassium',
        figure: figures.potassiumMass.text,
        text: `The least of the ${many}, and the widest range for its size.`,
        grams: figures.potassiumMass.ends,
        description: grains(figures.potassiumMass),
      },
    ],
    scale: {
      text: 'on the same scale',
      drawing: {
        id: 'pan-scale',
        title: 'on the same scale of areas',
        description: 'A square of ten by ten grains.',
      },
    },
    caption: `Areas to scale, one grain a gram. Inner disc: the least; out to the dashed ring: the most. For calcium: ${onOneLine(`${containerVolume} × ${wholeNumber(calcium.value)} ${calcium.unit} = ${wholeNumber(calciumMass.value)} ${calciumMass.unit}`)}.`,
  },
  sheet: {
    heading: 'What goes on the label',
    note: 'Set your label from the analysis of your lot. It comes with your quote.',
    columns: [
      'Mineral',
      { label: calcium.unit, kind: 'figure' },
      { label: `${calciumMass.unit} in ${containerVolume}`, kind: 'figure' },
      { label: 'Use on a label', kind: 'text' },
    ],
    rows: [
      {
        name: 'Calcium',
        cells: [
          calcium.number,
          calciumMass.number,
          'As calcium, Ca, in mg/L. Give one value with its date, or a range that your lots stay inside.',
        ],
      },
      {
        name: 'Magnesium',
        cells: [
          figures.magnesium.number,
          magnesiumMass.number,
          'As magnesium, Mg. With calcium it makes the hardness: take both from one sample.',
        ],
      },
      {
        name: 'Silica',
        cells: [
          figures.silica.number,
          figures.silicaMass.number,
          'As silica, SiO₂. If your laboratory reports silicon instead, the number is smaller.',
        ],
      },
      {
        name: 'Potassium',
        cells: [
          figures.potassium.number,
          figures.potassiumMass.number,
          `As potassium, K. Near ${wholeNumber(figures.potassium.value)}\u00a0${figures.potassium.unit}, choose a method that can see it.`,
        ],
      },
    ],
    caption:
      'In the EU, “natural mineral water” is a protected name and is bottled at its source (Directive 2009/54/EC). Check the rule of your market before you print.',
  },
  bottles: {
    heading: 'Bottles from one container',
    note: 'Divide the bottles you plan for a month by your row: that is your order in containers.',
    columns: ['Bottle', { label: `Bottles from ${containerVolume}`, kind: 'figure' }],
    rows: bottled.map((bottle) => ({
      name: `${wholeNumber(bottle.litres)} ${containerVolume.unit}`,
      cells: [wholeNumber(bottle.bottles)],
      litres: bottle.litres,
      bottles: bottle.bottles,
    })),
    mark: 'One bottle drawn is',
    caption: `${onOneLine(`${containerVolume} ÷ ${wholeNumber(containerVolume.value / bottles.value)} L = ${bottles}`)}, before losses on your line.`,
  },
  next: {
    sentence: 'Bring a bottle and a label; we bring the water.',
    text: [
      'Send us three numbers: how many bottles, of what size, by which month. Add the port, and you have all that a quote needs.',
    ],
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact?topic=supply', label: 'Contact us' },
    ],
    caption: 'Rendering',
  },
} as const satisfies CommercialMineralWaterWords)

import type { Figure } from './figures/figure.ts'
import { figures, rangeOf } from './figures.ts'
import type { ClosingWords, HeroWords } from './page-words.ts'

/** Derived: the stated range in mg/L × 24,000 L, in grams: 24 × the range. */
function grams(concentration: Figure): readonly [number, number] {
  const [low, high] = rangeOf(concentration)
  return [low * 24, high * 24]
}

const bare = (text: string) => text.replace(' mg/L', '').replace(' g', '')

export const commercialMineralWater = {
  hero: {
    title: 'Commercial Mineral Water',
    subtitle: 'Four minerals, by the litre and by the container.',
    description: 'Calcium 15–25 mg/L, magnesium 8–15, silica 12–20, potassium 2–5.',
    actions: [
      { href: '/partnerships', label: 'Co-pack with us' },
      { href: '/contact', label: 'Ask for label values' },
    ],
  },
  opening: {
    sentence:
      'Lava holds back what floats and leaves four things in: calcium, magnesium, silica and potassium.',
    note: 'The purity page prints how much of each is in a litre. This page weighs what a whole container carries, because that is what you fill from.',
  },
  pans: {
    heading: 'The minerals of one container, weighed',
    note: 'About 24 tonnes of water, and at most 600 g of calcium in it. Each pan holds one grain for each gram.',
    items: [
      {
        title: 'Calcium',
        figure: figures.calciumMass.text,
        text: 'The most of the four, at both ends of its range.',
        grams: grams(figures.calcium),
        description: '360 grains in the inner disc, 600 out to the ring.',
      },
      {
        title: 'Magnesium',
        figure: figures.magnesiumMass.text,
        text: 'At its upper end it weighs what calcium does at its lower.',
        grams: grams(figures.magnesium),
        description: '192 grains in the inner disc, 360 out to the ring.',
      },
      {
        title: 'Silica',
        figure: figures.silicaMass.text,
        text: 'The mark of volcanic rock: lava is built on it.',
        grams: grams(figures.silica),
        description: '288 grains in the inner disc, 480 out to the ring.',
      },
      {
        title: 'Potassium',
        figure: figures.potassiumMass.text,
        text: 'The least of the four, and the widest range for its size.',
        grams: grams(figures.potassium),
        description: '48 grains in the inner disc, 120 out to the ring.',
      },
    ],
    scale: {
      text: '100 g on the same scale',
      drawing: {
        id: 'pan-scale',
        title: '100 g on the same scale of areas',
        description: 'A square of ten by ten grains.',
      },
    },
    caption:
      'Areas to scale; 24,000 L × stated mg/L (derived). Dark: the least. Light, out to the dashed ring: the most. One grain is one gram; its place means nothing.',
  },
  sheet: {
    heading: 'From the rock to the label',
    note: 'The first column is the company’s statement. The second is arithmetic on it. For print, take neither: take the analysis of your own lot.',
    columns: [
      'Mineral',
      { label: 'mg/L', kind: 'figure' },
      { label: 'g in 24,000 L', kind: 'figure' },
      { label: 'Use on a label', kind: 'text' },
    ],
    rows: [
      {
        name: 'Calcium',
        cells: [
          bare(figures.calcium.text),
          bare(figures.calciumMass.text),
          'Printed as calcium, Ca, in mg/L. Print one value with its date, or a range that your lots stay inside.',
        ],
      },
      {
        name: 'Magnesium',
        cells: [
          bare(figures.magnesium.text),
          bare(figures.magnesiumMass.text),
          'Printed as magnesium, Mg. With calcium it makes up the hardness: ask for both from one sample.',
        ],
      },
      {
        name: 'Silica',
        cells: [
          bare(figures.silica.text),
          bare(figures.silicaMass.text),
          'Printed as silica, SiO₂. Ask whether your laboratory reports it so or as silicon, which gives a smaller number.',
        ],
      },
      {
        name: 'Potassium',
        cells: [
          bare(figures.potassium.text),
          bare(figures.potassiumMass.text),
          'Printed as potassium, K. Near the lower end, check that the method can see it.',
        ],
      },
    ],
    caption:
      'Whether water may be sold as “mineral water” depends on the law of the market and on where it is bottled. Ask your authority before you print.',
  },
  next: {
    sentence: 'Bring a bottle and a label; we bring the water.',
    text: [
      'Co-packing starts with three numbers: how many bottles, of what size, by which month. One container of 24,000 L is 48,000 bottles, half a litre each (derived).',
      'Ask for the analysis of the lot before you set the type; a certificate comes on request.',
    ],
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies { hero: HeroWords; next: ClosingWords } & Record<string, unknown>

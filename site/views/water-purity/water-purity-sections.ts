import type { ComponentProps } from 'react'
import { siteConfig } from '../../../site.config.ts'
import type { ClosingWords, PageWords } from '../../content/page-words.ts'
import type { WordsOf } from '../../content/section-words.ts'
import { minerals, solids } from '../../content/water-sheet.ts'
import type { Figure } from '../../figures/figure.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords, listOf } from '../../figures/number-text.ts'
import type { ContourQuote } from '../../sections/ContourQuote.tsx'
import type { PlateLedger } from '../../sections/PlateLedger.tsx'
import { shown } from '../../words/shown.ts'
import type { DepthCut } from './DepthCut.tsx'
import type { RangeAxis } from './RangeAxis.tsx'

const figures = figuresFor('/water-purity')
const tds = solids(figures)

const lavas = [
  {
    title: 'First lava',
    years: figures.firstLava,
    label: 'Particles stay',
    text: 'Rock full of holes. Water slows to a seep and lets go of what it carries.',
  },
  {
    title: 'Second lava',
    years: figures.secondLava,
    label: 'Minerals join',
    text: 'Denser rock, fewer ways through. The water takes up minerals from the walls along which it moves.',
  },
  {
    title: 'Deepest lava',
    years: figures.deepestLava,
    label: 'Streams meet',
    text: 'The slowest stage, and the last before the spring.',
  },
] as const

const layers = lavas.filter(({ years }) => !years.withheld)
/** Threads of water halve at the foot of every lava, until one is left. */
const threads = layers.map((_, below) => 2 ** (layers.length - below - 1))

const tastes: Record<string, string> = {
  Calcium: 'Gives the water body. In tea and coffee it carries flavour.',
  Magnesium: 'A light, dry note. It keeps the water from tasting flat.',
  Silica: 'It makes a sip feel smooth.',
  Potassium: 'At the edge of what a palate can tell.',
}

/** From nought, in round steps, to the first one above the most of all. */
function axisOf(ranges: readonly Figure[]) {
  const most = Math.max(...ranges.map((range) => range.most))
  const tenth = 10 ** Math.floor(Math.log10(most / 5))
  const step = ([1, 2, 5, 10].find((times) => times * tenth >= most / 5) ?? 10) * tenth
  return { from: 0, to: step * (Math.floor(most / step) + 1), step }
}

const named = minerals(figures)

type WaterPurityWords = PageWords & { next: ClosingWords } & {
  readings: WordsOf<typeof PlateLedger>
  cut: false | Omit<ComponentProps<typeof DepthCut>, 'ground'>
  minerals: WordsOf<typeof RangeAxis>
  quote: WordsOf<typeof ContourQuote>
}

export const waterPurity = shown({
  hero: {
    title: 'Water Purity',
    subtitle: `${figures.purity} purity, by ice and lava.`,
    description: `Drinking water from Iceland, in bulk. Its slowest filter takes ${figures.deepestLava}.`,
    actions: [
      { href: '/contact?topic=supply', label: 'Ask about your order' },
      { href: '/know-your-water', label: 'Read a water sheet' },
    ],
  },
  readings: {
    title: 'What you receive',
    plate: {
      figure: figures.purity.number,
      unit: figures.purity.unit,
      text: 'Purity of the water. Here is what that brings to a bottling line or a kitchen.',
    },
    rows: [
      {
        title: 'Little to remove',
        text: 'Total dissolved solids (TDS): what would stay in the pan if the water boiled away. Less of it means less scale, and less treatment before use.',
        scope:
          tds === figures.tds ? `In water, ${figures.ppm} is about ${figures.ppm.value} mg/L.` : '',
        readings: [{ value: `<${tds.digits}`, unit: tds.unit }],
      },
      {
        title: 'Naturally alkaline',
        text: 'Above 7, the neutral point of the pH scale.',
        scope: 'Need a narrower range?',
        link: { href: '/alkaline-water', label: 'See Alkaline Water' },
        readings: [{ value: figures.phNatural.digits, unit: 'pH' }],
      },
      {
        title: 'Kept cold',
        text: `The water’s temperature. Control in transit: ${figures.transitTemperature}.`,
        readings: [
          { value: figures.sourceTemperature.number, unit: figures.sourceTemperature.unit },
        ],
      },
      {
        title: 'A filter of rock',
        text: 'Lava is the filter, and time is all it spends. It has no cartridge to change.',
        readings: [],
      },
    ],
  },
  cut: layers.length > 0 && {
    heading: 'How lava filters the water',
    note: 'Read the depth in years: on this logarithmic scale every step of ten has the same length. Years to scale.',
    ordinal: 'Stage',
    unit: figures.firstLava.form.unit,
    outlet: 'Out at the spring',
    layers: [
      {
        title: 'Ice',
        label: 'Meltwater sets out',
        text: 'Glacier ice lies above the scale. The years are counted from the first lava.',
        span: null,
      },
      ...layers.map(({ years, ...lava }) => ({
        ...lava,
        figure: years.number,
        span: years.ends,
      })),
    ],
    drawing: {
      id: 'depth-cut',
      title: `${capital(inWords(layers.length + 1))} stages of natural filtration on a logarithmic scale of years`,
      description: `Ice above the scale, then ${layers.map(({ title, years }) => `${title.toLowerCase()} from ${years.value} to ${years.most} ${years.form.unit}`).join(', ')}. ${capital(inWords(2 ** layers.length))} threads of water become ${listOf(threads.map(inWords))} on the way down; the last leads to the spring.`,
    },
  },
  minerals: {
    heading: 'Minerals for taste and comfort',
    note: 'In milligrams per litre, on one axis. The open end is the least, the filled end the most.',
    axis: axisOf(named.map(({ figure }) => figure)),
    unit: figures.calcium.form.unit,
    ranges: named.map(({ name, figure }) => ({
      name,
      text: tastes[name] ?? '',
      value: figure.number,
      range: figure.ends,
    })),
  },
  quote: {
    quote: 'The lava makes it pure. Our part is to keep it so.',
    source: `${siteConfig.companyName}, on how we handle the water`,
  },
  next: {
    sentence: 'What will you use it for?',
    text: [
      'Tell us the use, the port and the volume. The analysis of your lot comes with your quote.',
    ],
    actions: [
      { href: '/contact?topic=supply', label: 'Ask about your order' },
      { href: '/know-your-water', label: 'Know Your Water' },
    ],
  },
} as const satisfies WaterPurityWords)

import { siteConfig } from '../../site.config.ts'
import { figures, rangeOf } from './figures.ts'
import type { ClosingWords, HeroWords } from './page-words.ts'

const mineral = (name: string, figure: { text: string; scope: string }, text: string) => ({
  name,
  text,
  value: figure.text.replace(' mg/L', ''),
  range: rangeOf(figure),
})

const lava = (
  title: string,
  tone: 'first' | 'second' | 'deepest',
  figure: { text: string; scope: string },
  label: string,
  text: string,
) => ({
  title,
  tone,
  label,
  text,
  figure: figure.text.replace(' years', ''),
  span: rangeOf(figure),
})

export const waterPurity = {
  hero: {
    title: 'Water Purity',
    subtitle: `${figures.purity.text} purity as stated, and the rock that makes it.`,
    description: 'Ice and three layers of lava do the work, in spans of years.',
    actions: [
      { href: '/contact', label: 'Ask about your order' },
      { href: '/know-your-water', label: 'Read a water sheet' },
    ],
  },
  readings: {
    title: 'The readings',
    plate: {
      figure: '99.9',
      unit: '%',
      text: 'Purity, as stated by the company. The rows beside it say what that means for a bottling line or a kitchen. Two of them are on record twice; you see both readings.',
    },
    rows: [
      {
        title: 'Little to remove',
        text: 'Total dissolved solids: what would stay in the pan if the water boiled away. Low readings mean less scale and less treatment before use.',
        scope:
          'Two stated readings. 1 ppm in water is about 1 mg/L: the second reading is the stricter.',
        readings: [
          { value: '<100', unit: 'ppm' },
          { value: '<50', unit: 'mg/L' },
        ],
      },
      {
        title: 'Alkaline as it comes',
        text: 'Both ranges lie above 7, the neutral point of the pH scale.',
        scope: 'Two stated ranges; the average of the first is 8.6.',
        readings: [
          { value: '8.4–8.8', unit: 'pH' },
          { value: '7.8–8.2', unit: 'pH' },
        ],
      },
      {
        title: 'Cold from the start',
        text: 'The temperature of the water. In transit it is controlled to ±2 °C.',
        readings: [{ value: '2–4', unit: '°C' }],
      },
      {
        title: 'Slow rock instead of a plant',
        text: 'The filter is lava, and what it spends is time. There is no cartridge in it to change. The cut below shows where the years go.',
        readings: [],
      },
    ],
  },
  cut: {
    heading: 'A cut through the ground, with time as its depth',
    note: 'Read the scale in years, not metres. It is logarithmic: every step of ten has the same length. Time is to scale, depth is schematic.',
    ordinal: 'Stage',
    unit: 'years',
    outlet: 'One, to the spring',
    layers: [
      {
        title: 'Ice',
        tone: 'ice',
        label: 'Eight threads',
        text: 'The water begins as ice. How long it stays there is not stated, so the ice has no place on the scale.',
        span: null,
      },
      lava(
        'First lava',
        'first',
        figures.firstLava,
        'Still eight',
        'Rock full of holes. Water slows to a seep, and what floats in it stays behind.',
      ),
      lava(
        'Second lava',
        'second',
        figures.secondLava,
        'Four threads',
        'Denser rock, fewer ways through. The water takes up minerals from the walls along which it moves.',
      ),
      lava(
        'Deepest lava',
        'deepest',
        figures.deepestLava,
        'Two threads',
        'The slowest stage. Whether the three spans add up is not stated, so we do not add them.',
      ),
    ],
    drawing: {
      id: 'depth-cut',
      title: 'Four stages of natural filtration on a logarithmic scale of years',
      description:
        'Ice without a stated time, then first lava from 1 to 5 years, second lava from 10 to 50 years, deepest lava from 50 to 200 years. Eight threads of water become four, two and one on the way down; the last leads to the spring.',
    },
  },
  minerals: {
    heading: 'What the stone leaves in: comfort and taste',
    note: 'Four minerals in milligrams per litre, on one axis. The open end is the lower limit, the filled end the upper; neither is an average.',
    axis: { from: 0, to: 30, step: 5 },
    unit: 'mg/L',
    ranges: [
      mineral(
        'Calcium',
        figures.calcium,
        'Gives the water body. In tea and coffee it carries flavour.',
      ),
      mineral(
        'Magnesium',
        figures.magnesium,
        'A light, dry note. It keeps soft water from tasting flat.',
      ),
      mineral('Silica', figures.silica, 'Comes from the lava. It makes a sip feel smooth.'),
      mineral(
        'Potassium',
        figures.potassium,
        'The smallest of the four, at the edge of what a palate can tell.',
      ),
    ],
  },
  quote: {
    quote: 'We do not make this water pure. We take care to leave it as the lava delivers it.',
    source: `${siteConfig.companyName}, on how the water is handled`,
  },
  next: {
    sentence: 'Put the numbers to your own laboratory',
    text: [
      'Tell us the use, the port and the volume. We answer with the readings on record and say which certificate can be had on request.',
    ],
    actions: [
      { href: '/contact', label: 'Ask about your order' },
      { href: '/know-your-water', label: 'Know Your Water' },
    ],
  },
} as const satisfies { hero: HeroWords; next: ClosingWords } & Record<string, unknown>

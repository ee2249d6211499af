import type { PageWords } from '../../content/page-words.ts'
import type { PlotWords, WordsOf } from '../../content/section-words.ts'
import { bottleGrams } from '../../figures/carbon-figures.ts'
import { bottleContent } from '../../figures/container-figures.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { inWords, onOneLine, wholeNumber } from '../../figures/number-text.ts'
import type { Comparison } from '../../sections/Comparison.tsx'
import type { CountField } from '../../sections/CountField.tsx'
import type { IndexList } from '../../sections/IndexList.tsx'
import type { WidePlot } from '../../sections/WidePlot.tsx'
import { shown } from '../../words/shown.ts'
import type { BottleField } from './BottleField.tsx'
import type { Lengths } from './Lengths.tsx'

const figures = figuresFor('/sustainable-bulk-solutions')
const { bottles, bottlePlastic, containerVolume, co2Reduction, co2Left } = figures

const whole = 100
const left = wholeNumber(co2Left.value)
const contact = '/contact?topic=supply'

const promised = !figures.carbonNeutral.withheld && !figures.carbonPromise.withheld

type SustainableBulkSolutionsWords = PageWords & {
  bottles: PlotWords<typeof CountField, typeof BottleField>
  reductions: PlotWords<typeof WidePlot, typeof Lengths>
  neutrality: WordsOf<typeof Comparison> | undefined
  practices: WordsOf<typeof IndexList>
}

export const sustainableBulkSolutions = shown({
  hero: {
    title: 'Sustainable Bulk Solutions',
    subtitle: `One container in place of ${bottles}.`,
    description:
      'Icelandic water in bulk, for plants, kitchens and towns that fill their own vessels.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: contact, label: 'Contact us' },
    ],
  },
  bottles: {
    heading: `${bottles} in one container`,
    note: 'Every bottle is drawn. Together they hold what one flexitank holds.',
    unit: `One dot is one bottle of ${bottleContent()}: ${onOneLine(`${containerVolume} ÷ ${bottles.number}`)}.`,
    margin: {
      term: 'What the container replaces',
      text: `${bottles} to blow, fill, cap, label, pack and collect, against one bladder with one valve. At ${bottleGrams} g a bottle, that is ${bottlePlastic} of plastic for each container.`,
    },
    caption: `Dots counted; the outline of the container is not to scale. Example: ${onOneLine(`${bottlePlastic.sum} = ${bottlePlastic}`)}, less the weight of the bladder.`,
    drawing: {
      id: 'bottles',
      title: `${bottles} in the outline of one container`,
      description: `The outline of a container, filled from edge to edge with ${bottles.number} dots. One dot near the lower right corner is marked: one bottle. Together they are one container, ${containerVolume}.`,
      count: bottles.value,
      bottle: 'one bottle',
      container: 'one container',
      volume: containerVolume.text,
    },
  },
  reductions: {
    heading: `CO2 reduction: ${co2Reduction}`,
    note: 'Company figure, drawn as two lengths from one zero.',
    margin: {
      term: 'For your own report',
      text: 'Your saving depends on three things: the bottle you replace, the route, and the volume in a year. Send us all three with your inquiry.',
    },
    caption: `To scale: ${co2Left.sum} = ${left}. Company figure.`,
    drawing: {
      id: 'lengths',
      title: `Two lengths from one zero: ${whole} and ${left}`,
      description: `The first length is ${whole}, before. The second is ${left}, after a CO2 reduction of ${co2Reduction}; the ${co2Reduction.number} that are gone are outlined.`,
      lengths: [
        { name: 'Before', left: whole, note: 'starting level' },
        {
          name: 'After',
          left: co2Left.value,
          less: `−${co2Reduction}`,
          note: 'CO2 reduction, company figure',
        },
      ],
    },
    data: {
      summary: 'The two lengths as a table',
      columns: ['Length', `Of ${whole}`],
      rows: [
        ['Before', `${whole}`],
        [`After a ${co2Reduction} CO2 reduction`, left],
      ],
    },
  },
  neutrality: promised
    ? ({
        heading: 'Our carbon promise',
        note: 'What we aim for, and what your order can do towards it.',
        voices: [
          {
            name: 'Our promise',
            statement: `${figures.carbonNeutral} carbon neutral in ${inWords(figures.carbonPromise.value)} ${figures.carbonPromise.unit}.`,
            scope: 'Goal',
          },
          {
            name: 'Your order',
            statement: 'Port, load and road are yours to choose.',
            scope: 'What you decide',
          },
        ],
        rows: [
          {
            question: 'Port',
            answers: [
              'We ship by ocean freight to the port you name.',
              'Name the one nearest your tank: kilometre for kilometre, a tonne causes far less CO2 at sea than on the road.',
            ],
          },
          {
            question: 'Load',
            answers: [
              `${containerVolume} weigh ${figures.containerWeight}: one flexitank makes a full load.`,
              `Order whole containers, from ${inWords(figures.ordersPerMonth.value)} a month.`,
            ],
          },
          {
            question: 'Road',
            answers: [
              'Tanker and rail take over on land.',
              'Tell us if you have a siding: rail keeps lorries off the road.',
            ],
          },
        ],
      } as const)
    : undefined,
  practices: {
    heading: 'What we do at each stage',
    note: 'From the spring to your tap.',
    entries: [
      {
        title: 'Source',
        text: 'The spring brings the water up, and there we collect it.',
        end: { words: 'Taken as it flows' },
      },
      {
        title: 'Factory',
        text: 'We fill the largest vessel your order allows, and close it once.',
        end: { words: 'The largest that fits' },
      },
      {
        title: 'Hub',
        text: 'A load stays whole until the hub nearest its users, and is divided there.',
        end: { words: 'Whole until here' },
      },
      {
        title: 'Customer',
        text: 'You pour into what you have: a tank, a jug, a bottle that comes back.',
        end: { words: 'Refilled where people drink' },
      },
    ],
  },
  next: {
    sentence: 'How many bottles could you leave out?',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/community-impact', label: 'Community Impact' },
      { href: contact, label: 'Contact us' },
    ],
  },
} as const satisfies SustainableBulkSolutionsWords)

import { siteConfig } from '../../../site.config.ts'
import type { PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, ItemOf, WordsOf } from '../../content/section-words.ts'
import { smallestOrder } from '../../figures/delivery-figures.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { onOneLine, wholeNumber } from '../../figures/number-text.ts'
import type { AccordionTable } from '../../sections/AccordionTable.tsx'
import type { FlowAcross } from '../../sections/FlowAcross.tsx'
import { shown } from '../../words/shown.ts'
import type { dockPlate } from './DockPlate.tsx'
import type { scaleOfFormats } from './FormatsToScale.tsx'
import type { StripMap } from './StripMap.tsx'
import type { ToScale } from './ToScale.tsx'

const figures = figuresFor('/solutions')
const { containerVolume, packSmall, packLarge, packSizes, packsOfFive, packsOfTen } = figures
const { smallCube, largeCube } = figures

const sales = { href: '/contact?topic=supply', label: 'Contact Sales' } as const
const pureFlow = { href: '/pure-flow', label: 'Learn About Pure Flow' } as const

/** What the water travels in between the four stations. */
const ways = ['by pipe', 'by sea', 'by road or rail'] as const

const samples = siteConfig.terms.samples

type SolutionsWords = PageWords & {
  scale: WordsOf<typeof ToScale, 'objects'> & DrawnFrom<typeof scaleOfFormats>
  formats: WordsOf<typeof AccordionTable, 'id' | 'items'> & {
    items: readonly (ItemOf<typeof AccordionTable, 'items'> & {
      shown: { id: 'flexitank' } | DrawnFrom<typeof dockPlate>
    })[]
  }
  chain: WordsOf<typeof FlowAcross> & { map: DrawnFrom<typeof StripMap> }
}

export const solutions = shown({
  hero: {
    title: 'Solutions',
    subtitle: 'Icelandic glacier water by flexitank, pack, tanker and rail.',
    description: 'Three formats for one water. Choose by the dock it arrives at.',
    actions: [sales, pureFlow],
  },
  scale: {
    heading: 'The formats, to scale',
    note: 'The smallest pack ends below the knee; the rail car leaves the sheet. Your yard, your door and your tank decide what fits.',
    objects: [
      { name: 'Packs', text: 'Box and tote. One person carries a pack from shelf to table.' },
      { name: 'Flexitank', text: 'One bladder in a 20-foot container. It needs a level yard.' },
      { name: 'Tanker', text: 'It needs a gate, a coupling and a tank with room for the load.' },
      { name: 'Rail car', text: 'It needs a siding.' },
    ],
    bar: 6,
    caption: `Packs, person and container to scale, packs drawn as cubes. Tanker and rail car not to scale. ${onOneLine(`${packsOfFive.sum} = ${packsOfFive}`)}; ${onOneLine(`${packsOfTen.sum} = ${packsOfTen}`)}.`,
    drawing: {
      id: 'formats',
      title: 'The formats beside a person, on one ground line',
      description: `From left to right: a pack of ${packSmall} and a pack of ${packLarge} as cubes with edges of ${smallCube.number} and ${largeCube}, shown ten times larger in a circle; a person of ${figures.person}; a 20-foot container, ${wholeNumber(figures.containerOutline.value)} m long, cut open, with a flexitank of ${containerVolume}; a road tanker and a rail tank car in grey outline. ${packsOfFive} of ${packSmall}, or ${packsOfTen.number} of ${packLarge}, hold as much as the flexitank.`,
      packs: [
        { litres: packSmall.value, label: packSmall.text, edge: smallCube.text },
        { litres: packLarge.value, label: packLarge.text, edge: largeCube.text },
      ],
      larger: 'ten times larger',
      person: figures.person.text,
      volume: containerVolume.text,
      filled: [
        `${packsOfFive} of ${packSmall},`,
        `or ${packsOfTen.number} of ${packLarge}`,
        'hold as much as one flexitank',
      ],
      tanker: 'set by your road',
      rail: 'set by your rail',
    },
  },
  formats: {
    title: 'What each format needs',
    note: `Open a row: what it holds, who takes it, what to have ready. Orders start at ${smallestOrder()}.`,
    items: [
      {
        title: 'Flexitank Solutions',
        scope: `${containerVolume}, for industrial bulk delivery`,
        paragraphs: [
          'A bladder in a 20-foot container, filled once and emptied through one valve. It travels as ordinary freight: ship, truck, yard.',
          'Take it if you bottle, process or fill tanks of your own. Have room for the whole load before the doors open.',
        ],
        facts: [
          {
            term: 'Holds',
            value: containerVolume.text,
            scope: `one flexitank, equal to ${figures.bottles}`,
          },
          { term: 'Made for', value: 'Industrial bulk delivery' },
          { term: 'Have ready', value: 'A level yard, a hose, a tank' },
        ],
        shown: { id: 'flexitank' },
      },
      {
        title: 'Box & Tote',
        scope: `${packSizes}, for retail and business`,
        paragraphs: [
          'Two sizes with a tap, stacked on pallets. The pack that leaves the line is the pack on the counter.',
          'Take it for shops, kitchens, offices and relief, wherever water is handed over a few litres at a time.',
        ],
        facts: [
          { term: 'Holds', value: packSizes.text, scope: packSizes.label },
          { term: 'Made for', value: 'Retail and business' },
          { term: 'Have ready', value: 'A pallet truck and a dry shelf' },
          ...(samples ? [{ term: 'Samples', value: samples }] : []),
        ],
        shown: {
          id: 'pallet',
          title: 'Packs stacked on a pallet, one set aside',
          description:
            'Boxed packs with taps, stacked on a pallet; one pack stands in front. Not to scale.',
          pack: 'one pack',
        },
      },
      {
        title: 'Tanker & Rail',
        scope: 'For high-volume logistics',
        paragraphs: [
          'For sites that take water faster than containers can be turned round. The vessel stays on its wheels; only the hose moves.',
          'Tell us the siding or the gate, the coupling, and how fast your tank fills: the loads are planned from there.',
        ],
        facts: [
          { term: 'Holds', value: 'Set by your road and your rail' },
          { term: 'Made for', value: 'High-volume logistics' },
          { term: 'Have ready', value: 'A siding or a gate, a coupling' },
        ],
        shown: {
          id: 'siding',
          title: 'A siding and a road on either side of one tank',
          description:
            'Seen from above: a rail car on a siding and a tanker on a road. A hose joins each to the tank between them. Not to scale.',
          names: { rail: 'siding', tank: 'your tank', road: 'road' },
        },
      },
    ],
  },
  chain: {
    heading: 'Sustainable Supply Chain',
    note: 'Four stations in every format. Fewer hands and vessels between them mean less spent on moving water.',
    stations: [
      {
        name: 'Source',
        text: 'The spring gives the water, and we collect it as it comes.',
      },
      {
        name: 'Factory',
        text: 'Your water is filled here, in the format you chose.',
        comes: ways[0],
      },
      {
        name: 'Hub',
        text: 'The port nearest to you. Loads are divided here for road and rail.',
        comes: ways[1],
      },
      {
        name: 'Customer',
        text: 'Your dock, shelf or tank. You open the valve, and the water is yours.',
        comes: ways[2],
      },
    ],
    caption: 'The way from spring to customer. Not to scale.',
    map: {
      id: 'strip-map',
      title: 'From the source to the customer as a strip map',
      description:
        'A stream comes down from a hill to the source. A pipe leads to the factory, a sea line crosses from one coast to the other, and from the hub three ways part to three customers.',
      reaches: ways,
    },
  },
  next: {
    sentence: 'Tell us the dock and the volume; we name the format.',
    actions: [sales, pureFlow],
  },
} as const satisfies SolutionsWords)

import type { Figure } from './figures/figure.ts'
import { asPlate, figures } from './figures.ts'
import type { PageWords } from './page-words.ts'

const fact = (term: string, { text, scope }: Pick<Figure, 'text' | 'scope'>) => ({
  term,
  value: text,
  scope,
})

const sales = { href: '/contact', label: 'Contact Sales' } as const
const pureFlow = { href: '/pure-flow', label: 'Learn About Pure Flow' } as const

/** What the water travels in between the four stations. */
const ways = ['by pipe', 'by sea', 'by road or rail'] as const

export const solutions = {
  hero: {
    title: 'Solutions',
    subtitle: 'Flexitank, box and tote, tanker and rail.',
    description: 'Three formats for one water. Choose by the dock it arrives at.',
    actions: [sales, pureFlow],
  },
  scale: {
    heading: 'Side by side, on one scale',
    note: 'The smallest pack ends below the knee; the longest vehicle leaves the sheet. What fits is decided by the place that receives it.',
    objects: [
      { name: 'Packs', text: 'Box and tote. One person carries it from a shelf to a table.' },
      { name: 'Flexitank', text: 'One bladder in a 20-foot container. It needs a yard.' },
      { name: 'Tanker', text: 'It needs a gate, a coupling and a tank that takes the load.' },
      { name: 'Rail car', text: 'It needs a siding.' },
    ],
    bar: 6,
    caption:
      'Packs, person and container to scale, packs drawn as cubes of their content; vehicles schematic, no volume is stated for them. 4,800 = 24,000\u00a0L\u00a0÷\u00a05 and 2,400 = 24,000\u00a0L\u00a0÷\u00a010 (derived).',
    drawing: {
      id: 'formats',
      title: 'All formats beside a person, on one ground line',
      description:
        'From left to right: a pack of 5 L and a pack of 10 L as cubes with edges of 17 and 22 cm, shown ten times larger in a circle; a person of 1.8 m; a 20-foot container, 6.06 m long, cut open, with a flexitank of 24,000 L; a road tanker and a rail tank car as grey outlines, no volume stated. The content of the flexitank fills 4,800 packs of 5 L, or 2,400 of 10 L.',
      packs: ['5 L', '10 L'],
      edges: [figures.smallCube.text, figures.largeCube.text],
      larger: 'ten times larger',
      person: figures.person.text,
      volume: figures.containerVolume.text,
      filled: [
        `${figures.packsOfFive.text} of 5 L,`,
        `or ${asPlate(figures.packsOfTen).value} of 10 L`,
        'from one flexitank (derived)',
      ],
      unstated: 'no volume stated',
    },
  },
  formats: {
    title: 'Choose by the dock',
    note: 'Open a row: what the format holds, who takes it, and what must be ready before it arrives.',
    items: [
      {
        title: 'Flexitank Solutions',
        scope: `${figures.containerVolume.text}, for industrial bulk delivery`,
        paragraphs: [
          'A bladder in a dry container, filled once and drawn off through one valve. It travels as ordinary freight: ship, truck, yard.',
          'Take it if you bottle, process or fill tanks of your own. Have the receiving volume free before the doors open.',
        ],
        facts: [
          fact('Holds', figures.containerVolume),
          { term: 'Made for', value: 'Industrial bulk delivery' },
          { term: 'Have ready', value: 'A level yard, a hose, a tank' },
        ],
      },
      {
        title: 'Box & Tote',
        scope: `${figures.packSizes.text}, for retail and business`,
        paragraphs: [
          'Two sizes, packed with a tap and stacked on pallets. Nothing is decanted: the pack that leaves the line stands on the counter.',
          'Take it for shops, kitchens, offices and relief, wherever water is handed over a few litres at a time.',
        ],
        facts: [
          fact('Holds', figures.packSizes),
          { term: 'Made for', value: 'Retail and business' },
          { term: 'Have ready', value: 'A pallet truck and a dry shelf' },
        ],
      },
      {
        title: 'Tanker & Rail',
        scope: 'For high-volume logistics',
        paragraphs: [
          'For sites that take water faster than containers can be turned round. The vessel stays on its wheels; only the hose moves.',
          'Tell us the siding or the gate, the coupling, and how fast your tank fills. We plan from there.',
        ],
        facts: [
          { term: 'Holds', value: 'Not stated', scope: 'set by the road and the rail you have' },
          { term: 'Made for', value: 'High-volume logistics' },
          { term: 'Have ready', value: 'A siding or a gate, a coupling' },
        ],
      },
    ],
    pallet: {
      id: 'pallet',
      title: 'Packs stacked on a pallet, one set aside',
      description: 'Schematic: boxed packs with taps on a pallet. No number of packs is stated.',
      pack: 'one pack',
    },
    siding: {
      id: 'siding',
      title: 'A siding and a road on either side of one tank',
      description:
        'Schematic plan: a rail car on a siding and a tanker on a road, each joined by a hose to the tank between them.',
      names: { rail: 'siding', tank: 'your tank', road: 'road' },
    },
  },
  chain: {
    heading: 'Sustainable Supply Chain',
    note: 'Four stations, whichever format you choose. The fewer hands and vessels between them, the less is spent on moving water.',
    stations: [
      {
        name: 'Source',
        text: 'A spring gives the water. It is collected as it comes and measured before it goes on.',
      },
      {
        name: 'Factory',
        text: 'The format is chosen and filled here, once; nothing is repacked on the way.',
        label: ways[0],
      },
      {
        name: 'Hub',
        text: 'The port nearest to you. Full containers are parted here into loads for road and rail.',
        label: ways[1],
      },
      {
        name: 'Customer',
        text: 'Your dock, shelf or tank. Readings for the lot come with it when you ask for them.',
        label: ways[2],
      },
    ],
    caption: 'Schematic strip map: no place, no route and no distance; no duration is stated.',
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
} as const satisfies PageWords & Record<string, unknown>

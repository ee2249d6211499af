import { siteConfig } from '../../../site.config.ts'
import type { BannerWords, PageWords } from '../../content/page-words.ts'
import type { DrawnWords, WordsOf } from '../../content/section-words.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import type { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { FlowAcross } from '../../sections/FlowAcross.tsx'
import type { IndexList } from '../../sections/IndexList.tsx'
import { shown } from '../../words/shown.ts'
import type { Currents } from './Currents.tsx'

const figures = figuresFor('/pure-flow')
const ends = `${figures.communitiesPureFlow}, one line each`

type PureFlowWords = PageWords & { hero: { caption: string }; next: BannerWords } & {
  currents: DrawnWords<typeof FlowAcross, typeof Currents>
  stats: WordsOf<typeof FigureLine>
  features: WordsOf<typeof IndexList>
  benefits: WordsOf<typeof DefinitionColumns>
}

export const pureFlow = shown({
  hero: {
    title: 'Pure Flow',
    subtitle: 'From an order to water at a tap, and a count of what arrived.',
    description:
      'The platform for the last part of the way: orders, hubs, drivers’ rounds and every litre handed over. For communities, partners and drivers.',
    actions: [
      { href: siteConfig.externalPlatformUrl, label: 'Open the platform', external: true },
      { href: '/contact?topic=pure-flow&ask=demo', label: 'Request Demo' },
    ],
    caption: 'Rendering',
  },
  currents: {
    heading: 'How Pure Flow works',
    note: 'The blue line is water. The red one carries the order in and the count back.',
    caption: 'Communities counted, widths not to scale.',
    stations: [
      {
        name: 'Order',
        text: 'A community, a company or a sponsor names a volume, a place and a day.',
      },
      {
        name: 'Hub Distribution',
        text: 'Bulk water reaches a hub and is divided into rounds: which tap, how many litres, in which order.',
      },
      {
        name: 'Local Delivery',
        text: 'Drivers take it the last part of the way, to the taps people draw from.',
        label: ends,
      },
      {
        name: 'Impact Tracking',
        text: 'Each hand-over is noted where it happens, and the one who ordered sees it.',
        label: `${figures.donated}, one tally`,
      },
    ],
    drawing: {
      id: 'currents',
      title: 'Water from hub to tap, information back',
      description: `Four stations from left to right. A thick blue stream begins at the hub, divides at local delivery into ${figures.communitiesPureFlow.number} lines, one for each community, and rejoins at impact tracking as one tally, ${figures.donated}. A thin red line runs the other way: the order in from the taps, the count back from the tally, both to the first station and on to the hub.`,
      water: 'Water',
      order: 'the order, in',
      count: 'the count, back',
      ends: { count: figures.communitiesPureFlow.value, label: ends },
      tally: { figure: figures.donated.text, label: 'donated, one tally' },
    },
  },
  stats: {
    heading: 'Pure Flow in figures',
    note: 'Company figures.',
    figures: [
      {
        ...asCount(figures.donated),
        unit: 'litres',
        scope: `${figures.donated} donated.`,
      },
      { ...asCount(figures.communitiesPureFlow), scope: 'On the Pure Flow ledger.' },
      { ...asCount(figures.csrPartners), scope: 'Companies that fund water.' },
      { ...asCount(figures.microJobs), scope: 'Through Pure Flow.' },
    ],
  },
  features: {
    heading: 'What the platform does',
    note: 'Each part serves a step of the way. The ledger serves all four.',
    entries: [
      {
        title: 'Order book',
        text: 'Volume, place and day in one entry, which hub, driver and sponsor all read.',
        end: { words: 'Step 1' },
      },
      {
        title: 'Hub stock',
        text: 'What a hub holds and what is promised from it, in litres and by format.',
        end: { words: 'Step 2' },
      },
      {
        title: 'Delivery rounds',
        text: 'Stops in sequence, with the litres for each of them, on the phone a driver already has.',
        end: { words: 'Step 3' },
      },
      {
        title: 'Hand-over note',
        text: 'Litres, place and time, noted at the tap by the one who brings and the one who receives.',
        end: { words: 'Steps 3 and 4' },
      },
      {
        title: 'One ledger for all sides',
        text: 'Order, round and hand-over on one line, so a count can be followed back to its order.',
        end: { figure: figures.platformUptime.text, scope: 'platform uptime' },
      },
    ],
  },
  benefits: {
    heading: 'What each side gains',
    note: 'All three read the same ledger.',
    definitions: [
      {
        term: 'Communities',
        text: [
          'Water on a day you know beforehand, in a volume you agreed.',
          'Work as well as water: hubs and rounds need hands on the spot.',
        ],
      },
      {
        term: 'Partners',
        text: [
          `A sponsor funds a volume for a place, and follows it to the tap. A litre costs ${figures.costPerLitre.number} through Pure Flow (company figure; not a price quote).`,
          'Logistics and technology partners join at the step they know best.',
        ],
      },
      {
        term: 'Drivers',
        text: [
          'A round with its stops in order and the litres for each, before the first kilometre.',
          'One note at the tap closes the hand-over, and the evening is free.',
        ],
      },
    ],
  },
  next: {
    sentence: 'See it run with your own stops.',
    text: 'Bring a volume, a region and the number of places you want to reach. The demo runs the four steps with your figures in them.',
    actions: [
      { href: '/contact?topic=pure-flow&ask=demo', label: 'Request Demo' },
      { href: '/partnerships', label: 'Become a Partner' },
    ],
  },
} as const satisfies PureFlowWords)

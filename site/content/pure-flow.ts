import { siteConfig } from '../../site.config.ts'
import { asCount, asPlate, figures } from './figures.ts'
import type { BannerWords, PageWords } from './page-words.ts'

const communities = asCount(figures.communitiesStated)
const ends = `${communities.figure.value} ends, one per community`
const cost = asPlate(figures.costPerLitre)

export const pureFlow = {
  hero: {
    title: 'Pure Flow',
    subtitle: 'From an order to water at a tap, and a count of what arrived.',
    description:
      'The platform that carries orders, rounds and litres between those who give, those who drive and those who drink.',
    actions: [
      { href: siteConfig.externalPlatformUrl, label: 'Open the platform', external: true },
      { href: '/contact', label: 'Request Demo' },
    ],
    caption: 'Rendering',
  },
  currents: {
    heading: 'Two currents, four stations',
    note: 'Water runs one way, information the other. Both pass the same four places.',
    caption: 'Schematic; branches counted, widths not to scale.',
    stations: [
      {
        name: 'Order',
        text: 'A community, a company or a sponsor names a volume, a place and a day. Everything that follows refers to that one entry.',
      },
      {
        name: 'Hub Distribution',
        text: 'Bulk water reaches a hub and is divided into rounds: which tap, how many litres, in which order.',
      },
      {
        name: 'Local Delivery',
        text: 'Drivers take it the last part of the way. The stream divides, and each end is a community.',
        label: ends,
      },
      {
        name: 'Impact Tracking',
        text: 'Each hand-over is noted where it happens. The note goes back to whoever ordered, and into one tally.',
        label: `${figures.donated.text}, one tally`,
      },
    ],
    drawing: {
      id: 'currents',
      title: 'Water from hub to tap, information back',
      description: `Four stations from left to right. A thick blue stream begins at the hub, divides at local delivery into ${ends}, and rejoins at impact tracking as one tally, ${figures.donated.text}. A thin line runs the other way: the order in from the taps, the count back from the tally, both to the first station and on to the hub.`,
      water: 'Water',
      order: 'the order, in',
      count: 'the count, back',
      ends: { count: communities.figure.value, label: ends },
      tally: { figure: figures.donated.text, label: 'donated, one tally' },
    },
  },
  stats: {
    heading: 'What the count says so far',
    note: `All as stated by the company; the period is not stated. ${figures.communitiesStated.text} and ${figures.microJobs.text} are stated for Pure Flow. Where another page states another number, it is named here.`,
    figures: [
      {
        ...asCount(figures.donated),
        unit: 'litres',
        scope: `${figures.donated.text} donated.`,
        share: 1.75,
      },
      {
        ...communities,
        scope: `${figures.communitiesStated.scope}.`,
        share: 1.1,
      },
      {
        ...asCount(figures.csrPartners),
        scope: `${figures.partnershipsStated.text} are stated elsewhere.`,
        share: 1.1,
      },
      {
        ...asCount(figures.microJobs),
        scope: `${figures.jobsStated.text} and ${figures.jobsMany.text} are stated elsewhere.`,
        share: 1.3,
      },
      {
        figure: cost.value,
        unit: cost.unit,
        scope: 'Cost per litre, as stated; not a quoted price.',
        share: 1.5,
      },
    ],
  },
  features: {
    heading: 'Five parts of one platform',
    note: 'Each belongs to a step of the way. The last one carries all four.',
    entries: [
      {
        title: 'Order book',
        text: 'Volume, place and day in one entry, which hub, driver and sponsor all read.',
        end: { words: 'Step 1' },
      },
      {
        title: 'Hub stock',
        text: 'What stands at a hub and what has been promised from it, in litres and by format.',
        end: { words: 'Step 2' },
      },
      {
        title: 'Delivery rounds',
        text: 'Stops in sequence, with the litres for each of them, on the phone a driver already has.',
        end: { words: 'Step 3' },
      },
      {
        title: 'Hand-over record',
        text: 'Litres, place and time, noted at the tap by the one who brings and the one who receives.',
        end: { words: 'Steps 3 and 4' },
      },
      {
        title: 'One ledger for all sides',
        text: 'Order, round and hand-over stand in one ledger, so a count can be followed back to its order.',
        end: {
          figure: figures.platformUptime.text,
          scope: 'platform uptime, as stated by the company; the factory has a target of its own',
        },
      },
    ],
  },
  benefits: {
    heading: 'What each side gains',
    note: 'Three sides use the same ledger and read different lines of it.',
    columns: [5, 4, 4],
    definitions: [
      {
        term: 'Communities',
        text: [
          'Water on a day that is known beforehand, in a volume that was agreed.',
          `Work as well as water: hubs and rounds need hands on the spot. ${figures.microJobs.text} are stated.`,
        ],
      },
      {
        term: 'Partners',
        text: [
          'Litres instead of promises. A sponsor’s order can be followed to the communities it reached.',
          'Logistics and technology partners join at one station, not at all four.',
        ],
      },
      {
        term: 'Drivers',
        text: [
          'A round with its stops in order and the litres for each, before the first kilometre.',
          'A hand-over is noted once, at the tap. Nothing has to be written up in the evening.',
        ],
      },
    ],
  },
  next: {
    sentence: 'See it run with your own stops',
    text: 'Bring a volume, a region and the number of places you want to reach. We show the four steps with your figures in them.',
    actions: [
      { href: '/contact', label: 'Request Demo' },
      { href: '/partnerships', label: 'Become a Partner' },
    ],
  },
} as const satisfies PageWords & { hero: { caption: string }; next: BannerWords } & Record<
    string,
    unknown
  >

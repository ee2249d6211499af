import { asPlate, figures, litresIn } from './figures.ts'
import type { PageLink } from './page-paths.ts'
import type { ClosingWords, PageWords } from './page-words.ts'

type Audience = {
  /** Its address on the page. */
  id: string
  /** The specification's name of it. */
  label: string
  title: string
  text: string
  /** The picture of the sheet; where it has a loop, the loop. */
  picture: string
  caption: string
  facts: readonly { term: string; text: string }[]
  link: { href: PageLink; label: string }
}

const comesIn = 'Comes in'
const tellUs = 'Tell us first'

export const whoWeSupport = {
  hero: {
    title: 'Who We Support',
    subtitle: 'Nine audiences, one supply.',
    description:
      'From a village to a server hall: what each takes, and what to bring to a first call.',
    actions: [
      { href: '#communities', label: 'Find your sheet' },
      { href: '#emergencies', label: 'In an emergency' },
    ],
  },
  audiences: {
    heading: 'Find your sheet',
    note: 'Each has an address of its own, so you can send it to a colleague.',
    label: 'Audiences',
    sheets: [
      {
        id: 'communities',
        label: 'Communities',
        title: 'Where the main ends',
        text: 'Villages, towns and municipalities that drink from a tap stand, a tank or a hub. A container stands still and empties as people draw.',
        picture: 'school-tap',
        caption: 'Rendering: model of a school with a trough of taps.',
        facts: [
          {
            term: comesIn,
            text: `One ${figures.containerVolume.text} flexitank, or packs of ${figures.packSizes.text} from a local hub.`,
          },
          { term: tellUs, text: 'How many people draw from it, and who keeps the key to the tap.' },
        ],
        link: { href: '/community-impact', label: 'Community Impact' },
      },
      {
        id: 'healthcare',
        label: 'Healthcare',
        title: 'A source apart from the town’s',
        text: 'Drinking water for wards, kitchens and staff of clinics, hospitals and care homes. It is drinking water, not a medical product.',
        picture: 'hospital',
        caption: 'Rendering: model of a hospital.',
        facts: [
          {
            term: comesIn,
            text: `A flexitank into the house tank; packs of ${figures.packSizes.text} for wards.`,
          },
          {
            term: tellUs,
            text: 'Litres a day, the size of your tank, the certificate your hygiene officer wants.',
          },
        ],
        link: { href: '/know-your-water', label: 'How to read the water sheet' },
      },
      {
        id: 'energy',
        label: 'Energy',
        title: 'For crews far from a main',
        text: 'Platforms, power stations and construction camps need drinking water where nobody laid a pipe. Both stated readings of dissolved solids are on record for your engineers.',
        picture: 'ocean',
        caption: 'Rendering: open sea under a low sun.',
        facts: [
          {
            term: comesIn,
            text: 'Flexitanks by sea; tanker or rail where a road or a line leads in.',
          },
          { term: tellUs, text: 'Crew, months on site, and how you unload.' },
        ],
        link: { href: '/bulk-delivery', label: 'Bulk Delivery' },
      },
      {
        id: 'bottler-or-co-packers',
        label: 'Bottler or Co-Packers',
        title: 'For a line that waits for water',
        text: `Glacier water by the container, for your label or for one you pack for others. One container fills ${figures.bottles.text}; the mineral ranges for the label stand on their own page.`,
        picture: 'hall-line',
        caption: 'Rendering: model of a filling line.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks of ${figures.containerVolume.text}, emptied through one valve.`,
          },
          {
            term: tellUs,
            text: 'Bottles a month, your receiving tank, and what the label must say.',
          },
        ],
        link: { href: '/commercial-mineral-water', label: 'Commercial Mineral Water' },
      },
      {
        id: 'agricultural',
        label: 'Agricultural',
        title: 'For what cannot wait for rain',
        text: 'A field needs a river. A container is for the rest: herds, nurseries, greenhouses in a dry spell, and the people who work there.',
        picture: 'farm',
        caption: 'Rendering: model of a farm.',
        facts: [
          {
            term: comesIn,
            text: 'Flexitanks beside the trough or the pump house; tanker on farm roads.',
          },
          { term: tellUs, text: 'Animals or square metres, litres a day, and for how many weeks.' },
        ],
        link: { href: '/fresh-water-crisis', label: 'Fresh Water Crisis' },
      },
      {
        id: 'food-and-beverages',
        label: 'Food and Beverages',
        title: 'For recipes that begin with water',
        text: 'Brewers, dairies, bakeries and makers of soft drinks work from one water profile. Two pH ranges are stated; ask which one your lot has before you set the recipe.',
        picture: 'hall-tanks',
        caption: 'Rendering: model of steel tanks in a row.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks of ${figures.containerVolume.text}; packs of 5 L for trials.`,
          },
          {
            term: tellUs,
            text: 'Litres a batch, batches a month, and the values your recipe allows.',
          },
        ],
        link: { href: '/alkaline-water', label: 'Alkaline Water' },
      },
      {
        id: 'technology',
        label: 'Technology',
        title: 'For halls that make heat',
        text: 'Server halls and clean rooms prepare their own process water. We supply the water it is made from, and what the people in the building drink.',
        picture: 'data-hall',
        caption: 'Rendering: model of a data hall.',
        facts: [
          { term: comesIn, text: 'Flexitanks into the make-up tank; packs for the floors.' },
          { term: tellUs, text: 'Litres a day at full load, and the limits your treatment sets.' },
        ],
        link: { href: '/water-purity', label: 'Water Purity' },
      },
      {
        id: 'consumer-products',
        label: 'Consumer Products',
        title: 'For what is mostly water on the shelf',
        text: 'Cosmetics, household goods, and brands that sell the water itself. Origin and mineral ranges come with the container; the claim on your pack stays yours to prove.',
        picture: 'shelf',
        caption: 'Rendering: model of a shop shelf with packs.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks for filling; ${figures.packSizes.text} packs, ready for retail.`,
          },
          { term: tellUs, text: 'Units a month, markets, and what you want to say about origin.' },
        ],
        link: { href: '/solutions', label: 'Solutions' },
      },
      {
        id: 'emergencies',
        label: 'Emergencies',
        title: 'For the days after',
        text: `An emergency order has terms of its own: ${figures.emergencyOrder.text}, or ${figures.emergencyWithin.text}. Start with the place, the people and the nearest port.`,
        picture: 'hall-dock',
        caption: 'Rendering: model of a flexitank being filled at the dock.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks of ${figures.containerVolume.text} to a port or a hub; packs where no road leads.`,
          },
          {
            term: tellUs,
            text: 'Where, how many people, for how long, and who signs for the load.',
          },
        ],
        link: { href: '/access-bulk-water#emergency-response', label: 'Emergency terms' },
      },
    ],
  },
  orders: {
    heading: 'A hundred containers on one quay',
    note: 'What is ordered in a month, and what in two days, on the same row.',
    unit: `One mark is one container of ${figures.containerVolume.text}.`,
    margin: {
      term: 'Twice the largest month, in two days',
      text: 'A regular order runs from one container to fifty a month, depending on sector. An emergency order begins at ten and can reach a hundred in 24–48 hours. No figure is stated for a single sector, so no sector has a mark of its own: tell us yours.',
    },
    caption: `Counted, one mark one container. ${litresIn(100)} is derived: 100 × 24,000 L.`,
    drawing: {
      title: 'A hundred containers in a row on a quay',
      description: `Containers are numbered at 1, 10, 50 and 100. A bracket over the first fifty: ${figures.ordersPerMonth.text}, depending on sector. A bracket below from 10 to 50: emergency orders; a dashed line runs on to 100, in 24–48 hours. A hundred containers hold ${litresIn(100)}.`,
      month: [asPlate(figures.ordersPerMonth).value, 'a month, depending on sector'],
      emergency: [asPlate(figures.emergencyOrder).value, 'in an emergency'],
      most: ['up to 100', 'in 24–48 hours'],
      sum: litresIn(100),
    },
  },
  next: {
    sentence: 'Your sheet is the start of a letter.',
    text: [
      'Write what it asks you to bring, and how many containers you see on the quay.',
      'In an emergency, say so in the first line.',
    ],
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/access-bulk-water', label: 'Access Bulk Water' },
    ],
    caption: 'Rendering: model of a tap stand.',
  },
} as const satisfies PageWords & {
  audiences: { heading: string; note: string; label: string; sheets: readonly Audience[] }
  next: ClosingWords & { caption: string }
} & Record<string, unknown>

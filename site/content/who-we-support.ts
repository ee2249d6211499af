import { figuresFor } from '../figures/figures-for.ts'
import { capital, inRoundWords, inWords, onOneLine, wholeNumber } from '../figures/number-text.ts'
import type { CountField } from '../sections/CountField.tsx'
import type { AudienceSheets } from '../views/who-we-support/AudienceSheets.tsx'
import type { Quay } from '../views/who-we-support/Quay.tsx'
import { shown } from '../words/shown.ts'
import type { PageLink } from './page-paths.ts'
import type { ClosingWords, PageWords } from './page-words.ts'
import type { PlotWords, WordsOf } from './section-words.ts'

const figures = figuresFor('/who-we-support')
const { ordersPerMonth, emergencyOrder, emergencyMost, emergencyWithin } = figures
const { emergencyResponse, emergencySupport, hundredContainers } = figures

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
const tellUs = 'Tell us for a quote'

const loading = `within ${emergencySupport} loading has begun`
const times = emergencyMost.value / ordersPerMonth.most
const most = inRoundWords(emergencyMost.value)

type WhoWeSupportWords = PageWords & { next: ClosingWords & { caption: string } } & {
  audiences: WordsOf<typeof AudienceSheets, 'audiences'> & { sheets: readonly Audience[] }
  orders: PlotWords<typeof CountField, typeof Quay>
}

export const whoWeSupport = shown({
  hero: {
    title: 'Who We Support',
    subtitle: 'Icelandic water, from a village to a server hall.',
    description: 'Find your field: the formats it takes, and what to tell us for a quote.',
    actions: [
      { href: '#communities', label: 'Find your field' },
      { href: '#emergencies', label: 'In an emergency' },
    ],
  },
  audiences: {
    heading: 'Find your field',
    note: 'Each field has its own link, ready to send to a colleague.',
    label: 'Audiences',
    sheets: [
      {
        id: 'communities',
        label: 'Communities',
        title: 'Where the main ends',
        text: 'Villages, towns and municipalities that drink from a tap stand, a tank or a hub. A container stands on level ground and empties as people draw.',
        picture: 'school-tap',
        caption: 'A school with a trough of taps. Rendering.',
        facts: [
          {
            term: comesIn,
            text: `One ${figures.containerVolume} flexitank, or packs of ${figures.packSizes} from a local hub.`,
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
        caption: 'A hospital. Rendering.',
        facts: [
          {
            term: comesIn,
            text: `A flexitank into the house tank; packs of ${figures.packSizes} for wards.`,
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
        text: 'Platforms, power stations and construction camps need drinking water where nobody laid a pipe. Name the crew and the months: the loads follow from them.',
        picture: 'ocean',
        caption: 'Open sea under a low sun. Rendering.',
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
        text: `Glacier water by the container, for your label or for one you pack for others. One container equals ${figures.bottles}, with four minerals to name on the label.`,
        picture: 'hall-line',
        caption: 'A filling line. Rendering.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks of ${figures.containerVolume}, emptied through one valve.`,
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
        caption: 'A farm. Rendering.',
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
        text: 'Brewers, dairies, bakeries and makers of soft drinks work from one water profile. Tell us the pH range your recipe needs; your quote names the range of your lot.',
        picture: 'hall-tanks',
        caption: 'Steel tanks in a row. Rendering.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks of ${figures.containerVolume}; packs of ${figures.packSmall} for trials.`,
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
        text: `Server halls and clean rooms prepare their own process water. We supply the water it is made from, and what the people in the building drink. ${figures.tdsStrict.withheld ? '' : `Need TDS ${figures.tdsStrict}? Say so; we confirm it for your lot or decline.`}`.trim(),
        picture: 'data-hall',
        caption: 'A data hall. Rendering.',
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
        text: 'Cosmetics, household goods, and brands that sell the water itself. Ice, lava and four mineral ranges give your pack something to say; your market’s law says how.',
        picture: 'shelf',
        caption: 'A shop shelf with packs. Rendering.',
        facts: [
          {
            term: comesIn,
            text: `Flexitanks for filling; packs of ${figures.packSizes}, ready for retail.`,
          },
          { term: tellUs, text: 'Units a month, markets, and what you want to say about origin.' },
        ],
        link: { href: '/solutions', label: 'Solutions' },
      },
      {
        id: 'emergencies',
        label: 'Emergencies',
        title: 'For the days after',
        text: 'When a supply has failed, start with the place, the people and the nearest port.',
        picture: 'hall-dock',
        caption: 'A flexitank being filled at the dock. Rendering.',
        facts: [
          {
            term: `${emergencySupport.number}hr response`,
            text: `${emergencyResponse.withheld ? capital(loading) : `Within ${emergencyResponse} you have our answer; ${loading}`}. ${emergencyOrder}, up to ${emergencyMost.number} mobilised. Then plan ${figures.leadTimeWeeks} by sea.`,
          },
          {
            term: comesIn,
            text: `Flexitanks of ${figures.containerVolume} to a port or a hub; packs where no road leads.`,
          },
          {
            term: tellUs,
            text: 'Where, how many people, for how long, and who signs for the load.',
          },
        ],
        link: { href: '/access-bulk-water#emergency', label: 'Emergency water' },
      },
    ],
  },
  orders: {
    heading: 'Monthly and emergency orders',
    note: `${capital(most)} containers on one quay: the regular month in blue, the emergency in red.`,
    unit: `One mark is one container of ${figures.containerVolume}.`,
    margin: {
      term: `${times === 2 ? 'Twice' : `${wholeNumber(times, 1)} times`} the largest month`,
      text: `A regular order is ${inWords(ordersPerMonth.value)} container to ${inRoundWords(ordersPerMonth.most)} a month, depending on sector. An emergency order begins at ${inWords(emergencyOrder.value)} and can reach ${most}. Tell us where yours stands on the row.`,
    },
    caption: `One mark, one container. ${onOneLine(`${hundredContainers.sum} = ${hundredContainers}`)}.`,
    drawing: {
      title: `${capital(most)} containers in a row on a quay`,
      description: `Containers are numbered at ${ordersPerMonth.value}, ${emergencyOrder.value}, ${ordersPerMonth.most} and ${emergencyMost.value}. A bracket over the first ${inRoundWords(ordersPerMonth.most)}: ${ordersPerMonth}, depending on sector. A bracket below from ${emergencyOrder.value} to ${emergencyOrder.most}: emergency orders; a dashed line runs on to ${emergencyMost.value}, mobilised in ${emergencyWithin}. ${capital(most)} containers hold ${hundredContainers}.`,
      containers: emergencyMost.value,
      month: {
        ends: ordersPerMonth.ends,
        words: [ordersPerMonth.number, 'a month, depending on sector'],
      },
      emergency: {
        ends: emergencyOrder.ends,
        words: [emergencyOrder.number, 'in an emergency'],
      },
      most: [`up to ${emergencyMost.number}`, `mobilised in ${emergencyWithin.number} h`],
      sum: hundredContainers.text,
    },
  },
  next: {
    sentence: 'Tell us where, how many people, and when.',
    text: [
      'Add the port, if there is one, and the litres a day. In an emergency, say so in the first line.',
    ],
    actions: [
      { href: '/contact?topic=supply', label: 'Contact us' },
      { href: '/access-bulk-water', label: 'Access Bulk Water' },
    ],
    caption: 'A tap stand. Rendering.',
  },
} as const satisfies WhoWeSupportWords)

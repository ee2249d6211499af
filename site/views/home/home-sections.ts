import { siteConfig } from '../../../site.config.ts'
import type { PictureName } from '../../assets/pictures.ts'
import { capital, inWords } from '../../content/figures/number-text.ts'
import { aShare } from '../../content/figures/part-in-words.ts'
import { filtrationSpans } from '../../content/figures/water-figures.ts'
import { asCount, asPlate, figuresFor } from '../../content/figures.ts'
import type { BannerWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, ItemOf, WordsOf } from '../../content/section-words.ts'
import { shown } from '../../content/shown.ts'
import type { AccordionTable } from '../../sections/AccordionTable.tsx'
import type { IndexList } from '../../sections/IndexList.tsx'
import type { Opening } from '../../sections/Opening.tsx'
import type { PlateLedger } from '../../sections/PlateLedger.tsx'
import type { FormatLine } from './FormatLine.tsx'
import type { Tenths } from './Tenths.tsx'

const figures = figuresFor('/')
const tenth = asPlate(figures.revenueShare)
const share = aShare(figures.revenueShare.value)
const mobilised = `up to ${figures.emergencyMost} mobilised in ${figures.emergencyWithin}`

type HomeWords = PageWords & { next: BannerWords } & {
  opening: WordsOf<typeof Opening, 'contours'>
  formats: WordsOf<typeof FormatLine, 'on'>
  doors: WordsOf<typeof IndexList>
  purpose: WordsOf<typeof PlateLedger> & { tenths: DrawnFrom<typeof Tenths>['filled'] }
  solutions: WordsOf<typeof AccordionTable, 'id' | 'items'> & {
    items: readonly (ItemOf<typeof AccordionTable, 'items'> & { picture: PictureName })[]
  }
}

export const home = shown({
  hero: {
    title: 'Drinking Water',
    subtitle: 'Icelandic glacier water, filtered by lava, sold by the container.',
    description: `For business, towns and relief: ${figures.containerRange.spelled} in one container, by sea to ${figures.ports.number} connected ports.`,
    actions: [
      { href: '/contact?topic=supply', label: 'Ask for a quote' },
      { href: '/water-purity', label: 'How it is filtered' },
    ],
  },
  formats: {
    label: 'Formats',
    formats: [
      {
        drawn: 'flexitank',
        name: 'Flexitank',
        volume: figures.containerVolume.text,
        text: `equal to ${figures.bottles}`,
        href: '/bulk-glacier-water',
      },
      {
        drawn: 'packs',
        name: 'Box and tote',
        volume: figures.packSizes.text,
        text: 'for shops, kitchens and relief',
        href: '/solutions',
      },
      {
        drawn: 'tanker',
        name: 'Tanker',
        volume: 'Set by your road',
        text: 'from the port to your gate',
        href: '/solutions',
      },
      {
        drawn: 'rail',
        name: 'Rail car',
        volume: 'Set by your rail',
        text: 'from the port to your siding',
        href: '/solutions',
      },
    ],
  },
  opening: {
    sentence: `Ice gathers the water and lava filters it, for up to ${figures.deepestLava.most} years. We ship it by the container to people who check the numbers and to people who have no safe tap.`,
    note: `Natural Icelandic water. ${capital(share)} of every sale funds clean water.`,
  },
  doors: {
    heading: 'Where to start',
    note: 'Choose the line that is yours.',
    entries: [
      {
        title: 'Buy by the container',
        text: `A flexitank brings ${figures.containerVolume} to bottlers, hotels and food makers.`,
        end: { link: { href: '/bulk-glacier-water', label: 'See the product sheet' } },
      },
      {
        title: 'Supply a town',
        text: `One container gives ${figures.peopleForADay} ${figures.sphereMinimum} each for a day.`,
        end: { link: { href: '/access-bulk-water#people', label: 'From port to people' } },
      },
      {
        title: 'Emergency supply',
        text: `For relief teams: our answer within ${figures.emergencyResponse}, and ${mobilised}.`,
        end: { link: { href: '/access-bulk-water#emergency', label: 'Emergency water' } },
      },
      {
        title: 'Fund clean water',
        text: `Sponsor a water project, as ${figures.csrPartners} do.`,
        end: { link: { href: '/partnerships', label: 'Become a sponsor' } },
      },
      {
        title: 'Invest',
        text: 'Revenue, markets and capacity, figure by figure.',
        end: { link: { href: '/investors', label: 'For investors' } },
      },
    ],
    caption: `${figures.containerVolume} ÷ ${figures.sphereMinimum} a person a day, the Sphere minimum in emergencies (Sphere Handbook, 2018) = ${figures.peopleForADay}. Mobilised means: loading has begun.`,
  },
  purpose: {
    title: 'Profit with Purpose',
    plate: {
      figure: tenth.value,
      unit: tenth.unit,
      text: `${capital(share)} of revenue funds water projects. Every container you buy counts towards it.`,
    },
    tenths: figures.revenueShare.value / 10,
    rows: [
      {
        ...asCount(figures.donated),
        unit: 'litres',
        title: 'Water given',
        text: `${figures.donated} donated.`,
      },
      {
        ...asCount(figures.communitiesPureFlow),
        title: 'Places reached',
        text: 'On the Pure Flow ledger. Pure Flow is our delivery platform.',
      },
      {
        ...asCount(figures.csrPartners),
        title: 'Companies beside us',
        text: 'Their budgets pay for water projects.',
      },
      {
        title: 'Free Clean Drinking Water',
        text: 'Our free water platform has a site of its own, which opens in a new tab.',
        action: {
          href: siteConfig.externalPlatformUrl,
          label: 'Open the free water platform',
          external: true,
        },
      },
    ],
  },
  solutions: {
    title: 'Our Solutions',
    note: 'From the ice to the glass, row by row.',
    items: [
      {
        title: 'Source of Water',
        scope: 'Glacier, lava field and spring',
        picture: 'ice-field',
        paragraphs: [
          'The land does most of the work: ice stores the water, lava strains it, a spring brings it up.',
          'A good source is known by what feeds it, what lies above it and how closely it can be watched.',
        ],
        facts: [
          { term: 'Temperature', value: figures.sourceTemperature.text, scope: 'of the water' },
          {
            term: 'On the pH scale',
            value: figures.phNatural.digits,
            scope: figures.phNatural.label,
          },
        ],
        action: { href: '/source-of-water', label: 'Learn More', subject: 'Source of Water' },
      },
      {
        title: 'Natural Water Filtration',
        scope: 'Ice and three layers of lava',
        picture: 'basalt',
        paragraphs: [
          'Lava is a slow filter, and each layer takes longer than the one above it.',
          'Particles stay in the rock; minerals come out with the water.',
        ],
        facts: [
          {
            term: 'Time in rock',
            value: `${filtrationSpans()} years`,
            scope: 'first, second and deepest lava',
          },
          { term: 'Dissolved solids', value: figures.tds.text, scope: 'TDS' },
        ],
        action: { href: '/water-purity', label: 'Learn More', subject: 'Natural Water Filtration' },
      },
      {
        title: 'Water Harvesting',
        scope: 'From the spring to the filling line',
        picture: 'glacier-front',
        paragraphs: [
          'One pipe takes the water through strainer, pump and tank.',
          'At its end a valve fills the flexitank in which it travels to you.',
        ],
        facts: [
          {
            term: 'Base capacity',
            value: figures.lineCapacity.text,
            scope: `${inWords(figures.lineTanks.value)} flexitanks`,
          },
          { term: 'Operating day', value: figures.operatingDay.text, scope: '' },
        ],
        action: { href: '/water-harvesting', label: 'Learn More', subject: 'Water Harvesting' },
      },
      {
        title: 'Bulk Delivery',
        scope: `${figures.containerRange.spelled} a container`,
        picture: 'flexitank',
        paragraphs: [
          'A flexitank is a bladder that turns a 20-foot container into a tank. It travels by ocean freight at a controlled temperature.',
          'Send port, month and volume. The analysis of your lot comes with your quote.',
        ],
        facts: [
          { term: 'Order', value: figures.ordersPerMonth.text, scope: 'depending on sector' },
          { term: 'Lead time', value: `plan ${figures.leadTimeWeeks}`, scope: 'by sea' },
          {
            term: 'Temperature control',
            value: figures.transitTemperature.text,
            scope: 'in transit',
          },
          {
            term: 'Emergency orders',
            value: figures.emergencyOrder.text,
            scope: `up to ${figures.emergencyMost.number} mobilised in ${figures.emergencyWithin}`,
          },
        ],
        action: { href: '/bulk-delivery', label: 'Learn More', subject: 'Bulk Delivery' },
      },
      {
        title: 'Global Industry & Consumer Distribution',
        scope: 'Flexitank, box and tote, tanker and rail',
        picture: 'ship',
        paragraphs: [
          'Hotels, manufacturers, food and beverage, healthcare, education and real estate take the same water in different vessels.',
          'From the port it goes on by truck, tanker or rail; small packs are carried in by hand.',
        ],
        facts: [
          {
            term: 'Flexitank',
            value: figures.containerVolume.text,
            scope: `equal to ${figures.bottles}`,
          },
          { term: 'Small packs', value: figures.packSizes.text, scope: 'box and tote' },
          {
            term: 'Smallest order',
            value: `${inWords(figures.ordersPerMonth.value)} container`,
            scope: 'a month',
          },
        ],
        action: {
          href: '/industry-distribution',
          label: 'Learn More',
          subject: 'Global Industry & Consumer Distribution',
        },
      },
      {
        title: 'Sustainable Development Goals',
        scope: 'Goal 6: clean water and sanitation',
        picture: 'aurora',
        paragraphs: [
          'Goal 6 is clean water and sanitation for everyone by 2030. We work towards four of its targets: 6.1, 6.2, 6.6 and 6.A.',
          `${capital(share)} of revenue pays for projects that answer to them.`,
        ],
        facts: [
          {
            term: 'Share of revenue',
            value: figures.revenueShare.text,
            scope: 'funds water projects',
          },
          { term: 'Reached', value: figures.peopleReached.text, scope: '' },
          { term: 'Schools', value: figures.schools.text, scope: '' },
        ],
        action: {
          href: '/sustainable-development-goals',
          label: 'Learn More',
          subject: 'Sustainable Development Goals',
        },
      },
    ],
  },
  next: {
    sentence: 'Name the port and the volume.',
    text: `We answer within ${figures.answerBusinessDays} on business days. For relief teams: ${figures.emergencyResponse.number}-hour emergency response, and ${mobilised}.`,
    actions: [
      { href: '/contact?topic=supply', label: 'Contact us' },
      { href: '/partnerships', label: 'Partnerships' },
    ],
  },
} as const satisfies HomeWords)

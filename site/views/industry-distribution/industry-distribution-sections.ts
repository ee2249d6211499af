import type { BannerWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, DrawnWords, PlotWords, WordsOf } from '../../content/section-words.ts'
import { lateEvery, smallestOrder, thousand } from '../../figures/delivery-figures.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import {
  capital,
  inRoundWords,
  inWords,
  onOneLine,
  wholeNumber,
} from '../../figures/number-text.ts'
import type { CountField } from '../../sections/CountField.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { PlateGrid } from '../../sections/PlateGrid.tsx'
import type { StickyRail } from '../../sections/StickyRail.tsx'
import { shown } from '../../words/shown.ts'
import type { dock } from './Dock.tsx'
import type { withSections } from './Plates.tsx'
import type { Deliveries } from './Strokes.tsx'

const figures = figuresFor('/industry-distribution')
const { onTimeOther: onTime, lateDeliveries, lateSpan, ordersPerMonth } = figures

const late = inWords(lateDeliveries.value)
const every = Math.round(lateEvery())
const drawn = wholeNumber(thousand)
const arrived = wholeNumber(thousand - lateDeliveries.value)

const reach = [
  { ...asCount(figures.industries), scope: 'Supplied with bulk water.' },
  {
    ...asCount(figures.monthlyVolume),
    unit: 'litres a month',
    scope: `To industry. Maximum capacity: ${figures.sourceCapacity}.`,
  },
] as const

type IndustryDistributionWords = PageWords & { hero: { caption: string }; next: BannerWords } & {
  industries: WordsOf<typeof PlateGrid, 'plates'> & { plates: DrawnFrom<typeof withSections> }
  deliveries: PlotWords<typeof CountField, typeof Deliveries>
  reach: WordsOf<typeof FigureLine>
  advantages: DrawnWords<typeof StickyRail, typeof dock>
}

export const industryDistribution = shown({
  hero: {
    title: 'Industry Distribution',
    subtitle: 'Bulk water to your dock, and on to the tap.',
    description: `Icelandic glacier water for hotels, manufacturing, food and beverage, healthcare, education and real estate. From ${smallestOrder()}.`,
    actions: [
      { href: '/contact?topic=supply', label: 'Ask for a quote' },
      { href: '/solutions', label: 'Solutions' },
    ],
    caption: 'Rendering',
  },
  industries: {
    heading: 'Inside your building',
    note: `Blue is the drinking water, from its store to each tap. Orders run from ${ordersPerMonth}, depending on sector.`,
    plates: [
      {
        building: 'hotel',
        number: 'Plate 1',
        caption: 'A store in the cellar, a riser between every two rooms.',
        list: {
          title: 'Hotels',
          items: [
            'Drinking water for rooms, bar and kitchen from one store',
            'Carafes filled in the house',
            'Volume that follows the season',
          ],
        },
        description:
          'A hotel of six floors. A store in the cellar feeds one main and five risers with taps in the rooms, and the taps of a kitchen beside it.',
      },
      {
        building: 'works',
        number: 'Plate 2',
        caption: 'The container itself is the store.',
        list: {
          title: 'Manufacturing',
          items: [
            'Water of known composition for a process',
            'Drinking points for every shift',
            'A flexitank that stands in the hall until it is empty',
          ],
        },
        description:
          'A hall with a saw-tooth roof. A flexitank in its container stands inside and feeds a process vessel and the taps of a two-storey office.',
      },
      {
        building: 'kitchen',
        number: 'Plate 3',
        caption: 'From one vat to the others, and to the filler.',
        list: {
          title: 'Food & Beverage',
          items: [
            'An ingredient with known mineral ranges',
            'Bulk straight into the vat',
            'The analysis of your lot with your quote',
          ],
        },
        description:
          'A hall with three vats. The first holds the water; a pipe under the roof leads to the other two and to the filler of a bottling line.',
      },
      {
        building: 'hospital',
        number: 'Plate 4',
        caption: 'Two stores side by side, so that one can be cleaned.',
        list: {
          title: 'Healthcare',
          items: [
            'Drinking water on wards, in kitchens and waiting rooms',
            'Supply that goes on while a store is serviced',
            'Water for the day the main fails',
          ],
        },
        description:
          'A hospital of four floors. Two stores in the cellar feed one main and six risers with taps on three floors of wards, and a kitchen below.',
      },
      {
        building: 'school',
        number: 'Plate 5',
        caption: 'Few taps, at a child’s height.',
        list: {
          title: 'Education',
          items: [
            'Fountains in corridors, canteen and gym',
            `Packs of ${figures.packSizes} for classrooms and excursions`,
            'Deliveries planned around the terms',
          ],
        },
        description:
          'A school of two floors with a pitched roof and a gym. A store under the link between them feeds seven taps in corridors, classrooms and gym.',
      },
      {
        building: 'tower',
        number: 'Plate 6',
        caption: 'One riser, two taps a floor.',
        list: {
          title: 'Real Estate',
          items: [
            'A drinking line beside the ordinary one',
            'One store and one bill for a whole house',
            'Fits new buildings, and old ones under renovation',
          ],
        },
        description:
          'A tower of ten floors. A store in the cellar feeds one riser in the core, with a tap for each flat to its left and right.',
      },
    ],
  },
  deliveries: {
    heading: 'A thousand deliveries',
    note: `${capital(late)} of them late.`,
    figures: [
      ...reach,
      {
        figure: onTime.number,
        unit: `${onTime.unit} on time`,
        scope: 'Of industry deliveries.',
      },
    ],
    unit: 'One stroke is one delivery.',
    margin: {
      term: 'How often is that?',
      text: `One delivery in ${inRoundWords(every)}. With ${inRoundWords(ordersPerMonth.most)} containers a month, that is about one in ${inWords(Math.round(lateSpan.value))} months. Keep a few days’ water in store, and the shift goes on.`,
    },
    caption: `Places arbitrary, counts to scale. ${onOneLine(`${lateDeliveries.sum} = ${lateDeliveries.number}`)}; ${onOneLine(`${wholeNumber(every)} deliveries ÷ ${wholeNumber(ordersPerMonth.most)} a month = ${lateSpan}`)}.`,
    drawing: {
      id: 'deliveries',
      title: `A thousand strokes, ${late} of them late`,
      labels: [`${onTime} on time:`, `${late} late`],
      description: `A wall of ${drawn} short strokes, one for each delivery. ${capital(late)}, side by side in the last row, are red: late. The other ${arrived} arrived on time.`,
      count: thousand,
      late: lateDeliveries.value,
    },
  },
  /** The figures above the wall, for a page without it. */
  reach: { label: 'Industry distribution in figures', figures: reach },
  advantages: {
    heading: 'At your loading dock',
    note: 'Four advantages, in the order they arrive.',
    caption: 'The dock in section. Container and person to scale.',
    entries: [
      {
        title: 'One truck, one container',
        text: `A ${figures.containerVolume} flexitank holds as much as ${figures.bottles}, and every port and haulier knows the box it comes in.`,
      },
      {
        title: 'One hose unloads it',
        text: 'The container stays on its chassis. A hose and a pump bring the water in; there are no pallets to stack and little to clear away.',
      },
      {
        title: 'A store of your size',
        text: `Keep what your house needs between two deliveries. Start with ${smallestOrder()}, and let the marks on your tank tell you when to add.`,
      },
      {
        title: 'An hour to plan by',
        text: `${onTime.withheld ? '' : `${arrived} of ${drawn} industry deliveries come on time. `}Have a crew and a pump ready for the hour your haulier names.`,
      },
    ],
    drawing: {
      id: 'dock',
      title: 'A loading dock that receives a container of water',
      description:
        'A dock in section with an empty store and a clock. First a lorry brings a container with a filled flexitank; then a hose and a pump connect it to the store; then the store is filled to a mark; last the clock is marked: the hour that was named.',
    },
  },
  next: {
    sentence: 'What does your house drink in a month?',
    text: 'Name the sector, the place and the litres. From these follow the format, the interval and what your dock needs.',
    actions: [
      { href: '/contact?topic=supply', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies IndustryDistributionWords)

import { yourQuote } from '../../contract/after-sending.ts'
import { siteConfig } from '../../site.config.ts'
import { bottleContent } from '../figures/container-figures.ts'
import { smallestOrder } from '../figures/delivery-figures.ts'
import { figuresFor } from '../figures/figures-for.ts'
import { capital, inWords, listOf, onOneLine } from '../figures/number-text.ts'
import type { flexitankSpecimen } from '../graphics/bulk-glacier-water/FlexitankSpecimen.tsx'
import type { AccordionTable } from '../sections/AccordionTable.tsx'
import type { FlowAcross } from '../sections/FlowAcross.tsx'
import type { Ledger } from '../sections/Ledger.tsx'
import type { Specimen } from '../sections/Specimen.tsx'
import type { deliveryDrawing } from '../views/bulk-glacier-water/DeliveryDrawing.tsx'
import type { OrderLine } from '../views/bulk-glacier-water/OrderLine.tsx'
import { shown } from '../words/shown.ts'
import type { ClosingWords, PageWords } from './page-words.ts'
import type { DrawnFrom, DrawnWords, ItemOf, WordsOf } from './section-words.ts'

const figures = figuresFor('/bulk-glacier-water')
const { ph, phLow, phAverage, containerVolume, containerMost, leadTimeWeeks, bottles } = figures

const minerals = [figures.calcium, figures.magnesium, figures.silica, figures.potassium].filter(
  ({ withheld }) => !withheld,
)

const quote = { href: '/contact?topic=supply&format=flexitank', label: 'Ask for a quote' } as const

/** Both ranges in one cell; once the owner has settled on one, that one alone. */
function phCells() {
  const both = !ph.withheld && !phLow.withheld
  const alkaline = `${capital(ph.label)}, average ${phAverage}`
  if (both) {
    return [
      { readings: [ph.digits, phLow.digits] as const, brace: 'two ranges' },
      `${alkaline}, or ${phLow.label}. Name yours when you order.`,
    ] as const
  }
  return ph.withheld
    ? ([phLow.digits, `${capital(phLow.label)}.`] as const)
    : ([ph.digits, `${alkaline}.`] as const)
}

const solids =
  siteConfig.settled.tds === 'tdsStrict'
    ? ([figures.tdsStrict.text, 'Confirmed for your lot.'] as const)
    : ([figures.tds.text, 'In mg/L it is nearly the same number.'] as const)

const bySea = siteConfig.settled.leadTime === 'leadTime' ? figures.leadTime : leadTimeWeeks

const drawings = {
  flexitank: {
    id: 'end-view',
    title: 'The container seen through its open doors',
    description: `To scale: a bladder with ${containerVolume} fills the width of the container up to ${figures.fillHeight}; beside it stands a person of ${figures.person}.`,
    volume: containerVolume.text,
    level: figures.fillHeight.value,
    person: figures.person.text,
  },
  packs: {
    id: 'packs',
    title: 'Both packs as cubes of their content',
    description: `To scale: ${figures.packSmall} make a cube with an edge of about ${figures.smallCube}, ${figures.packLarge} one of about ${figures.largeCube}. Each is drawn with a tap.`,
    packs: [
      { litres: figures.packSmall.value, label: figures.packSmall.text },
      { litres: figures.packLarge.value, label: figures.packLarge.text },
    ],
  },
  tankerRail: {
    id: 'tanker-rail',
    title: 'A road tanker and a rail car',
    description: 'Not to scale: a road tanker above, a rail tank car below.',
    names: ['Tanker', 'Rail'],
  },
} as const

/** The drawings of the three ways to receive the water, for the documents that show them too. */
export const receivingDrawings = shown(drawings)

type BulkGlacierWaterWords = PageWords & {
  hero: { caption: string }
  next: ClosingWords & { caption: string }
} & {
  specimen: DrawnWords<typeof Specimen, typeof flexitankSpecimen>
  sheet: WordsOf<typeof Ledger>
  order: DrawnWords<typeof FlowAcross, typeof OrderLine>
  delivery: WordsOf<typeof AccordionTable, 'id' | 'items'> & {
    items: readonly (ItemOf<typeof AccordionTable, 'items'> & {
      drawing: DrawnFrom<typeof deliveryDrawing>
    })[]
  }
}

export const bulkGlacierWater = shown({
  hero: {
    title: 'Bulk Glacier Water',
    subtitle: `${containerVolume} in one flexitank, equal to ${bottles}.`,
    description: `Natural Icelandic glacier water, filtered by lava, for bottlers, food makers and towns. Order from ${smallestOrder()}.`,
    actions: [quote, { href: '/solutions', label: 'Compare formats' }],
    caption: 'Rendering',
  },
  specimen: {
    heading: 'Inside the flexitank',
    note: 'You order by this unit: a 20-foot container with a bladder in it.',
    parts: [
      {
        name: 'Bladder',
        text: 'One skin holds the whole load, from the rear wall to the bulkhead.',
      },
      {
        name: 'Bulkhead',
        text: 'A frame before the doors. It takes the push of the water when a truck brakes or a ship rolls.',
      },
      {
        name: 'Valve',
        text: 'One opening for filling and for drawing off, low at the doors.',
      },
      { name: 'Floor', text: 'It carries the load evenly, from end to end.' },
    ],
    caption: `A 20-foot container, cut open along its length. Container and levels to scale; bladder drawn freely. Level: ${onOneLine(`${figures.fillHeight.sum} = ${figures.fillHeight}`)}.`,
    drawing: {
      id: 'flexitank',
      title: 'A 20-foot container cut open along its length',
      description: `A flexitank fills the container from the rear wall to the bulkhead. At ${containerVolume} the water reaches ${figures.fillHeight} above the floor, drawn as a solid line; at ${containerMost} ${figures.fillHeightMost}, dashed. Above both the container is empty up to its roof. The valve sits low in the bulkhead at the doors. A tag beside the doors gives the weight: ${containerVolume} weigh ${figures.containerWeight}. A person of ${figures.person} stands at the other end.`,
      levels: {
        full: {
          height: figures.fillHeight.value,
          text: `${containerVolume}, ${figures.fillHeight}`,
        },
        most: {
          height: figures.fillHeightMost.value,
          text: `${containerMost}, ${figures.fillHeightMost}`,
        },
      },
      tag: [`${containerVolume} weigh`, figures.containerWeight.text, 'why the top stays empty'],
      person: figures.person.text,
    },
  },
  sheet: {
    heading: 'Product sheet',
    note: 'The water and the unit, line by line.',
    columns: ['Property', { label: 'Value', kind: 'figure' }, { label: 'Detail', kind: 'text' }],
    rows: [
      {
        name: 'Volume',
        cells: [
          containerVolume.text,
          containerMost.withheld
            ? 'One flexitank.'
            : `One flexitank; containers up to ${containerMost}.`,
        ],
      },
      {
        name: 'The same in bottles',
        cells: [bottles.text, `${capital(bottleContent())} each.`],
      },
      { name: 'pH', cells: phCells() },
      { name: 'Dissolved solids, TDS', cells: solids },
      {
        name: 'Temperature',
        cells: [
          figures.sourceTemperature.text,
          figures.transitTemperature.withheld
            ? 'Water temperature.'
            : `Water temperature; controlled to ${figures.transitTemperature} on the way.`,
        ],
      },
      {
        name: 'Minerals',
        cells: [
          `${inWords(minerals.length)} ${minerals.length === 1 ? 'range' : 'ranges'}`,
          `${capital(listOf(minerals.map(({ label }) => label)))}.`,
        ],
        link: { href: '/commercial-mineral-water', label: 'Mineral ranges' },
      },
      {
        name: 'Lead time',
        cells: [
          bySea.text,
          bySea === leadTimeWeeks ? 'To plan with, by sea.' : 'By ocean freight.',
        ],
      },
      {
        name: 'Order',
        cells: [figures.ordersPerMonth.number, 'Containers a month, depending on sector.'],
      },
    ],
  },
  order: {
    heading: 'From message to tank',
    note: 'Five steps, from your first line to your own water.',
    link: { href: '/bulk-delivery#order', label: 'Step by step' },
    stations: [
      {
        name: 'You write',
        text: 'Port, month and volume. Add the pH range you want and the coupling at your tank.',
      },
      {
        name: 'We quote',
        text: `Within ${figures.answerBusinessDays} on business days you have our answer. ${yourQuote}`,
      },
      {
        name: 'We fill',
        text: 'Your flexitank is filled from that lot, through the valve from which you will draw it.',
      },
      {
        name: 'It sails',
        text: `By ocean freight to your port; plan ${leadTimeWeeks}.`,
      },
      {
        name: 'You draw off',
        text: 'At your yard the load runs through one hose into your tank, in one go.',
      },
    ],
    caption: 'Red: words. Blue: water. Not to scale.',
    drawing: {
      id: 'order-line',
      title: 'From your message to your tank',
      description:
        'A thin red line leads from your letter to our quote, and on to the hall where your flexitank is filled. There the blue line of the water begins: it leads to the ship, crosses the sea and ends in your tank.',
    },
  },
  delivery: {
    title: 'Ways to receive it',
    note: 'Your dock, your volume and how you draw the water decide.',
    items: [
      {
        title: 'Flexitank',
        scope: 'The whole container, through one valve',
        paragraphs: [
          'It arrives in a 20-foot container, on a container truck. Park level, couple a hose, and let it run or pump it out.',
          'Have the receiving volume free before the doors open.',
        ],
        facts: [
          { term: 'Capacity', value: containerVolume.text, scope: `equal to ${bottles}` },
          { term: 'Ideal for', value: 'Bottlers, factories, municipal tanks' },
        ],
        drawing: drawings.flexitank,
      },
      {
        title: 'Box and tote',
        scope: 'Small packs that one person can lift',
        paragraphs: [
          'For shelves, kitchens and offices: stacked on pallets, opened one at a time.',
          'The cubes show how much room the content takes on your shelf.',
        ],
        facts: [
          { term: 'Capacity', value: figures.packSizes.text, scope: figures.packSizes.label },
          { term: 'Ideal for', value: 'Retail, offices, hotels, relief' },
        ],
        drawing: drawings.packs,
      },
      {
        title: 'Tanker and rail',
        scope: 'For volumes a dock cannot hold',
        paragraphs: [
          'Where the port has rail, or a road that takes a tanker, the water goes on without packs or containers.',
          'Tell us the siding or the gate, and how fast you can take the water in.',
        ],
        facts: [
          { term: 'Capacity', value: 'As your road and rail allow' },
          { term: 'Ideal for', value: 'High-volume logistics' },
        ],
        drawing: drawings.tankerRail,
      },
    ],
  },
  next: {
    sentence: 'Start with one container.',
    text: ['Tell us where it should arrive, in which month, and who empties it.'],
    actions: [quote, { href: '/solutions', label: 'Solutions' }],
    caption: 'Rendering',
  },
} as const satisfies BulkGlacierWaterWords)

import { asCount, figures } from './figures.ts'
import type { BannerWords, PageWords } from './page-words.ts'

export const industryDistribution = {
  hero: {
    title: 'Industry Distribution',
    subtitle: 'Six sectors, one way of supply.',
    description:
      'Hotels, manufacturing, food and beverage, healthcare, education and real estate: bulk water to the dock, and from there to the tap.',
    actions: [
      { href: '/contact', label: 'Ask for your sector' },
      { href: '/solutions', label: 'Solutions' },
    ],
    caption: 'Rendering',
  },
  industries: {
    heading: 'Six buildings, cut open',
    note: `Blue is the way of the drinking water, from its store to each tap. Orders run from ${figures.ordersPerMonth.text}, ${figures.ordersPerMonth.scope}; no share is stated for any one of them.`,
    plates: [
      {
        building: 'hotel',
        number: 'Plate 1',
        caption: 'A store in the cellar, a riser between every two rooms.',
        list: {
          title: 'Hotels',
          items: [
            'Drinking water for rooms, bar and kitchen from one store',
            'Carafes filled in the house instead of bottles carried up',
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
            'Water of one known composition for a process',
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
            'An ingredient with stated mineral ranges',
            'Bulk into the vat, with no packs to open',
            'Certificate of the lot on request',
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
            'Two stores, so that supply goes on while one is serviced',
            `Emergency orders of ${figures.emergencyOrder.text}, or ${figures.emergencyWithin.text}`,
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
            `Boxes of ${figures.packSizes.text} for classrooms and excursions`,
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
            'Fits new buildings and cores that are opened anyway',
          ],
        },
        description:
          'A tower of ten floors. A store in the cellar feeds one riser in the core, with a tap for each flat to its left and right.',
      },
    ],
  },
  deliveries: {
    heading: 'A thousand deliveries',
    note: 'Two readings of punctuality are on record. Here they are as strokes on a wall, so that you can see how far apart they are.',
    figures: [
      {
        ...asCount(figures.industries),
        scope: 'Supplied, as stated by the company.',
      },
      {
        ...asCount(figures.monthlyVolume),
        scope: 'As stated by the company; line capacity is given on the factory page.',
      },
      {
        ...asCount(figures.onTimeOther),
        unit: '% on time',
        scope: `Stated here as ${figures.onTimeOther.text}, elsewhere as ${figures.onTime.text}.`,
      },
    ],
    unit: 'One stroke is one delivery in a thousand.',
    margin: {
      term: 'One stroke apart',
      text: 'At 99.9 % on time, one delivery in a thousand is late: the stroke in lava. At 99.8 % there are two: the outlined stroke is the second. The readings contradict each other by exactly that one stroke. We print both.',
    },
    caption:
      'Positions arbitrary, counts to scale. Derived: 1,000 × (100\u00a0% −\u00a099.9\u00a0%) and 1,000 × (100\u00a0% −\u00a099.8\u00a0%).',
    drawing: {
      id: 'deliveries',
      title: 'A thousand strokes, one or two of them late',
      labels: { both: 'late by both readings', second: `late at ${figures.onTimeOther.text} only` },
      description:
        'A wall of 1,000 short strokes. One is drawn in lava: late by both readings. A second is outlined: late only at 99.8 per cent on time.',
    },
  },
  advantages: {
    heading: 'What the dock sees',
    note: 'Four advantages, in the order in which they arrive.',
    caption: 'Schematic section of a loading dock; container and person to one scale.',
    entries: [
      {
        title: 'One delivery, not hundreds',
        text: `A flexitank of ${figures.containerVolume.text} equals ${figures.bottles.text}. It comes on one vehicle, in a container that every port and haulier knows.`,
      },
      {
        title: 'One hose, not a forklift',
        text: 'The container stays on its chassis. A hose and a pump take the water inside; no pallets, no packs to open, little to clear away.',
      },
      {
        title: 'A store of your size',
        text: 'You keep what your house needs between two deliveries. Start with one container a month and add others as the marks on the tank tell you.',
      },
      {
        title: 'A day that holds',
        text: `On time is stated twice, as ${figures.onTime.text} and as ${figures.onTimeOther.text}. Either way you can plan a shift by it.`,
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
    sentence: 'Say what your house drinks in a month',
    text: 'Name the sector, the place and the litres. We answer with a format, an interval and what your dock needs for it.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies PageWords & { hero: { caption: string }; next: BannerWords } & Record<
    string,
    unknown
  >

/** Derived: of a thousand deliveries, how many each stated reading leaves late. */
export const lateOfThousand = {
  both: Math.round(1000 - 10 * Number.parseFloat(figures.onTime.text)),
  second: Math.round(1000 - 10 * Number.parseFloat(figures.onTimeOther.text)),
} as const

import type { Figure } from './figures/figure.ts'
import { figures } from './figures.ts'
import type { ClosingWords, HeroWords } from './page-words.ts'

const fact = (term: string, { text, scope }: Figure) => ({ term, value: text, scope })

const twoReadings = (first: string, second: string) => ({
  readings: [first, second] as const,
  brace: 'two readings',
})

export const bulkGlacierWater = {
  hero: {
    title: 'Bulk Glacier Water',
    subtitle: '24,000 L in one flexitank, equal to 48,000 bottles.',
    description:
      'Natural Icelandic glacier water, filtered by lava, shipped by the container. This page is its product sheet.',
    actions: [
      { href: '/contact', label: 'Ask for a quote' },
      { href: '/solutions', label: 'Compare formats' },
    ],
  },
  specimen: {
    heading: 'One unit, cut open',
    note: 'The unit of an order is one dry container with a bladder in it. Four parts do the work; the room above them stays empty.',
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
        text: 'One opening for filling and for drawing off. Tell us which coupling your tank takes.',
      },
      { name: 'Floor', text: 'Even load, end to end: the reason why the skin lies flat.' },
    ],
    caption:
      'Container outline and both levels to scale; bladder shape schematic. Level: volume ÷ floor area of 5.87 × 2.33 m inside (derived).',
    drawing: {
      id: 'flexitank',
      title: 'A 20-foot container cut open along its length',
      description:
        'A flexitank fills the container from the rear wall to the bulkhead. At 24,000 L its level would stand 1.75 m above the floor, drawn as a solid line; at 27,000 L 1.97 m, dashed. Above both the container is empty up to its roof. The valve sits low in the bulkhead at the doors. A tag beside the doors gives the weight: 24,000 L weigh about 24 tonnes. A person of 1.8 m stands at the other end.',
      levels: {
        full: [figures.containerVolume.text, figures.fillHeight.text],
        most: [figures.containerMost.text, figures.fillHeightMost.text],
      },
      tag: ['24,000 L weigh', figures.containerWeight.text, 'why the top stays empty'],
      person: figures.person.text,
    },
  },
  sheet: {
    heading: 'Product sheet',
    note: 'Every value as the company states it. Where two statements differ, both are printed; ask which holds for your order.',
    columns: ['Property', { label: 'Value', kind: 'figure' }, { label: 'Scope', kind: 'text' }],
    rows: [
      {
        name: 'Volume',
        cells: [figures.containerVolume.text, 'One flexitank; containers up to 27,000 L.'],
      },
      {
        name: 'The same in bottles',
        cells: [figures.bottles.text, 'Equal to one flexitank of 24,000 L.'],
      },
      {
        name: 'Acidity',
        cells: [
          twoReadings(figures.ph.text, figures.phLow.text),
          'Average 8.6 is stated with the first range, none with the second.',
        ],
      },
      {
        name: 'Dissolved solids, TDS',
        cells: [
          twoReadings(figures.tds.text, figures.tdsStrict.text),
          '1 ppm in water is about 1 mg/L: the second reading is the stricter.',
        ],
      },
      { name: 'Temperature', cells: [figures.sourceTemperature.text, 'Water temperature.'] },
      {
        name: 'Minerals',
        cells: ['four ranges', 'Calcium, magnesium, silica and potassium, each with its range.'],
        link: { href: '/commercial-mineral-water', label: 'Mineral ranges' },
      },
      {
        name: 'Lead time',
        cells: [figures.leadTimeWeeks.text, 'By ocean freight; stated elsewhere as 7–21 days.'],
      },
      {
        name: 'Order',
        cells: ['1–50', 'Containers a month, depending on sector.'],
      },
    ],
    caption:
      'A certificate for the shipped lot comes on request; name it when you ask for a quote.',
  },
  delivery: {
    title: 'Three ways to receive it',
    note: 'The same water in three vessels. What decides is your dock, your volume and how you draw it.',
    items: [
      {
        title: 'Flexitank',
        scope: 'One bladder in one dry container',
        paragraphs: [
          'It arrives as an ordinary container on an ordinary truck. Park level, couple a hose to the valve, and let it run or pump it into your tank.',
          'Have the receiving volume free before the doors open, so that the load can be drawn off in one go.',
        ],
        facts: [
          fact('Capacity', figures.containerVolume),
          { term: 'Ideal for', value: 'Bottlers, works, municipal tanks' },
        ],
      },
      {
        title: 'Box and tote',
        scope: 'Two small packs with a tap',
        paragraphs: [
          'For shelves, kitchens and offices: packs that one person can lift, stacked on pallets and opened one at a time.',
          'The drawing shows each content as a cube, so you can judge the shelf it needs.',
        ],
        facts: [
          fact('Capacity', figures.packSizes),
          { term: 'Ideal for', value: 'Retail, offices, hotels, relief' },
        ],
      },
      {
        title: 'Tanker and rail',
        scope: 'For volumes a dock cannot hold',
        paragraphs: [
          'Where a port has rail or a road that takes a tanker, the water goes on without packs or containers.',
          'Tell us the siding or the gate, and how fast you can take the water in.',
        ],
        facts: [
          { term: 'Capacity', value: 'Not stated', scope: 'set by the road and the rail you have' },
          { term: 'Ideal for', value: 'High-volume logistics' },
        ],
      },
    ],
    drawings: {
      flexitank: {
        id: 'end-view',
        title: 'The container seen through its open doors',
        description:
          'To scale: a bladder with 24,000 L fills the width of the container up to 1.75 m; beside it stands a person of 1.8 m.',
        volume: figures.containerVolume.text,
        person: figures.person.text,
      },
      packs: {
        id: 'packs',
        title: 'Both packs as cubes of their content',
        description:
          'To scale: 5 L make a cube with an edge of about 17 cm, 10 L one of about 22 cm. Each has a tap.',
        sizes: ['5 L', '10 L'],
        rule: '20 cm',
      },
      tankerRail: {
        id: 'tanker-rail',
        title: 'A road tanker and a rail car',
        description: 'Schematic: a road tanker above, a rail tank car below. No volume is stated.',
        names: ['Tanker', 'Rail'],
      },
    },
  },
  next: {
    sentence: 'Name the port, the month and the volume.',
    text: [
      'With these three we can answer with a lead time and a price. Add the pH and TDS readings you need to hold, and the coupling at your tank.',
    ],
    actions: [
      { href: '/contact', label: 'Ask for a quote' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies { hero: HeroWords; next: ClosingWords } & Record<string, unknown>

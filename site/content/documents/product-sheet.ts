import { figures } from '../figures.ts'
import { homeSection } from '../home-section.ts'
import type { DocumentWords } from './document-words.ts'

export const productSheet = {
  slug: 'product-sheet',
  title: 'Product sheet',
  category: 'Product',
  description: 'What is sold, in which vessel and with which values: the sheet to forward.',
  subtitle: 'Icelandic glacier water, filtered by lava, sold by the container.',
  plate: {
    figure: '24,000',
    unit: 'L',
    text: 'In one flexitank, equal to 48,000 bottles. Containers up to 27,000 L are stated too.',
  },
  facts: [
    { term: 'Acidity', value: figures.ph.text, scope: 'Average 8.6; stated elsewhere as 7.8–8.2.' },
    {
      term: 'Dissolved solids',
      value: figures.tds.text,
      scope: 'TDS; stated elsewhere as under 50 mg/L.',
    },
    { term: 'Temperature', value: figures.sourceTemperature.text, scope: 'Of the water.' },
    { term: 'Lead time', value: figures.leadTime.text, scope: 'Stated elsewhere as 2–4 weeks.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'ice-to-port',
    alternative: homeSection.drawing.description,
    caption: 'From ice to port. Schematic section: land, quay and ship are not to scale.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'One unit, cut open',
      note: 'The unit of an order is one dry container with a bladder in it.',
    },
    {
      kind: 'plate',
      plate: 'container',
      columns: 9,
      alternative:
        'A 20-foot container cut open along its length, with a flexitank of 24,000 litres inside; beside it a person of 1.8 metres and a scale bar of 6 metres.',
      caption:
        'Container and person to scale. 24,000 L weigh about 24 tonnes (derived, about 1 kg a litre).',
    },
    {
      kind: 'section',
      heading: 'The water in eight lines',
      note: 'As stated by the company. Where two statements differ, both are printed.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Property', share: 4 },
        { label: 'Value', share: 4, figures: true },
        { label: 'Scope', share: 6 },
      ],
      rows: [
        ['Purity', figures.purity.text, 'As stated by the company. Ask what was counted.'],
        [
          'Acidity',
          { readings: [figures.ph.text, figures.phLow.text], brace: 'two ranges' },
          'Average 8.6 is stated with the first range, none with the second.',
        ],
        [
          'Dissolved solids',
          { readings: [figures.tds.text, figures.tdsStrict.text], brace: 'two readings' },
          '1 ppm in water is about 1 mg/L: the second reading is the stricter.',
        ],
        ['Temperature', figures.sourceTemperature.text, 'Water temperature.'],
        ['Calcium', figures.calcium.text, 'Lower and upper limit.'],
        ['Magnesium', figures.magnesium.text, 'Lower and upper limit.'],
        ['Silica', figures.silica.text, 'Lower and upper limit.'],
        ['Potassium', figures.potassium.text, 'Lower and upper limit.'],
      ],
      caption:
        'A certificate for the shipped lot comes on request; name it when you ask for a quote.',
    },
    {
      kind: 'section',
      heading: 'Three ways to receive it',
      note: 'The same water in three vessels. Your dock and your volume decide.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Flexitank, 24,000 L',
          text: 'One bladder in one dry container, on an ordinary truck. For bottlers, works and municipal tanks with room for the whole load.',
        },
        {
          term: 'Box and tote, 5 L and 10 L',
          text: 'Packs with a tap that one person can lift. For retail, offices, hotels and relief.',
        },
        {
          term: 'Tanker and rail',
          text: 'For high volumes where a road or a siding leads to your tank. Capacity is set by the road and the rail you have.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'What to send us for a quote',
      note: 'With the first three we can answer with a lead time and a price.',
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'The port',
          text: 'Where the container leaves the ship. 200+ ports are connected, by ocean freight.',
        },
        { title: 'The month', text: 'When the first load should arrive, and how often the next.' },
        { title: 'The volume', text: '1–50 containers a month, depending on sector.' },
        {
          title: 'The readings',
          text: 'The pH and TDS range your product must hold, and the coupling at your tank.',
        },
      ],
    },
  ],
  register: [
    ['Volume', figures.containerVolume],
    ['Bottles', figures.bottles],
    ['Largest container', figures.containerMost],
    ['Weight', figures.containerWeight],
    ['Purity', figures.purity],
    ['pH, first range', figures.ph],
    ['pH, second range', figures.phLow],
    ['TDS', figures.tds],
    ['TDS, stricter', figures.tdsStrict],
    ['Temperature', figures.sourceTemperature],
    ['Calcium', figures.calcium],
    ['Magnesium', figures.magnesium],
    ['Silica', figures.silica],
    ['Potassium', figures.potassium],
    ['Packs', figures.packSizes],
    ['Lead time', figures.leadTime],
    ['Order', figures.ordersPerMonth],
    ['Ports', figures.ports],
    ['Container', figures.containerBox],
    ['Person', figures.person],
  ],
} as const satisfies DocumentWords

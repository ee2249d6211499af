import { bulkGlacierWater } from '../bulk-glacier-water.ts'
import { figures } from '../figures.ts'
import type { DocumentWords } from './document-words.ts'

const { packs, flexitank, tankerRail } = bulkGlacierWater.delivery.drawings

export const specificationSheet = {
  slug: 'specification-sheet',
  title: 'Specification sheet',
  category: 'Engineering',
  description:
    'Volumes, levels, weights and masses for whoever builds the dock, the tank or the line.',
  subtitle: 'One container, its packs and its minerals, measured.',
  plate: {
    figure: '1.75',
    unit: 'm',
    text: 'The level of 24,000 L on the floor of a 20-foot container: 24 m³ ÷ (5.87 m × 2.33 m), derived. The room above it stays empty, because water is heavy.',
  },
  facts: [
    { term: 'Volume', value: figures.containerVolume.text, scope: 'One flexitank.' },
    { term: 'At most', value: figures.containerMost.text, scope: 'Stated for one container.' },
    {
      term: 'Weight',
      value: figures.containerWeight.text,
      scope: 'Of 24,000 L; derived, about 1 kg a litre.',
    },
    { term: 'Small packs', value: figures.packSizes.text, scope: 'Box and tote.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'flexitank',
    alternative: bulkGlacierWater.specimen.drawing.description,
    caption:
      'Container outline and both levels to scale; bladder shape schematic. 27,000 L would stand at 1.97 m (derived), dashed.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'The vessel',
      note: 'Outer and inner measures of the container are those of ISO 668, type 1CC.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Property', share: 4 },
        { label: 'Value', share: 4, figures: true },
        { label: 'Scope', share: 6 },
      ],
      rows: [
        ['Flexitank', figures.containerVolume.text, 'Equal to 48,000 bottles.'],
        ['Range of containers', figures.containerRange.text, 'In one container.'],
        ['Level at 24,000 L', figures.fillHeight.text, 'Derived: 24 m³ ÷ (5.87 m × 2.33 m).'],
        ['Level at 27,000 L', figures.fillHeightMost.text, 'Derived: 27 m³ ÷ (5.87 m × 2.33 m).'],
        ['Weight of the water', figures.containerWeight.text, 'Derived: 24,000 L × about 1 kg.'],
        [
          'Temperature in transit',
          figures.transitTemperature.text,
          'Temperature control about the set value.',
        ],
        [
          'Opening',
          'one valve',
          'For filling and for drawing off, low at the doors. Tell us your coupling.',
        ],
      ],
      caption:
        'Tare, payload and axle limits belong to your carrier and your road; they are not stated here.',
    },
    {
      kind: 'row',
      plates: [
        {
          kind: 'plate',
          plate: 'end-view',
          columns: 6,
          alternative: flexitank.description,
          caption: 'The container through its open doors. To scale, with a person of 1.8 m.',
        },
        {
          kind: 'plate',
          plate: 'packs',
          columns: 6,
          alternative: packs.description,
          caption:
            'Both packs as cubes of their content: edges of about 17 cm and 22 cm (derived).',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'Minerals, by the litre and by the container',
      note: 'The second column is arithmetic on the first: 24,000 L × the stated range.',
    },
    {
      kind: 'plate',
      plate: 'minerals',
      alternative:
        'Four ranges on one axis from 0 to 30 mg/L: calcium 15 to 25, magnesium 8 to 15, silica 12 to 20, potassium 2 to 5.',
      caption:
        'The open end is the lower limit, the filled end the upper. Neither is an average. To scale.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Mineral', share: 4 },
        { label: 'In a litre', share: 3, figures: true },
        { label: 'In 24,000 L', share: 3, figures: true },
        { label: 'On a label', share: 5 },
      ],
      rows: [
        ['Calcium', figures.calcium.text, figures.calciumMass.text, 'As calcium, Ca, in mg/L.'],
        [
          'Magnesium',
          figures.magnesium.text,
          figures.magnesiumMass.text,
          'As magnesium, Mg, in mg/L.',
        ],
        [
          'Silica',
          figures.silica.text,
          figures.silicaMass.text,
          'As silica, SiO₂. As silicon the number is smaller.',
        ],
        [
          'Potassium',
          figures.potassium.text,
          figures.potassiumMass.text,
          'As potassium, K, in mg/L.',
        ],
      ],
      caption: 'For print, take neither column: take the analysis of your own lot.',
    },
    {
      kind: 'section',
      heading: 'Road and rail',
      note: 'For volumes that a dock cannot hold.',
    },
    {
      kind: 'plate',
      plate: 'tanker-rail',
      columns: 6,
      alternative: tankerRail.description,
      caption: 'Schematic. No volume is stated for tanker or rail car.',
    },
    {
      kind: 'section',
      heading: 'Your side of the valve',
      note: 'To be filled in before an order, and sent with it.',
    },
    {
      kind: 'blanks',
      lines: [
        { label: 'Coupling at the tank', hint: 'Type and size, with a picture if you can.' },
        { label: 'Receiving volume', hint: 'Free before the doors open: 24,000 L a container.' },
        { label: 'Level of the dock', hint: 'Above the road, so that the hose reaches.' },
        { label: 'Flow you can take', hint: 'Litres a minute, by gravity or by pump.' },
        { label: 'Readings to hold', hint: 'pH and TDS range of your product.' },
        { label: 'Shelf or pallet', hint: 'For 5 L and 10 L packs: load and height.' },
      ],
    },
  ],
  register: [
    ['Flexitank', figures.containerVolume],
    ['Bottles', figures.bottles],
    ['Containers', figures.containerRange],
    ['Largest container', figures.containerMost],
    ['Level', figures.fillHeight],
    ['Level at most', figures.fillHeightMost],
    ['Weight', figures.containerWeight],
    ['In transit', figures.transitTemperature],
    ['Packs', figures.packSizes],
    ['Edge of 5 L', figures.smallCube],
    ['Edge of 10 L', figures.largeCube],
    ['Calcium', figures.calcium],
    ['Calcium, mass', figures.calciumMass],
    ['Magnesium', figures.magnesium],
    ['Magnesium, mass', figures.magnesiumMass],
    ['Silica', figures.silica],
    ['Silica, mass', figures.silicaMass],
    ['Potassium', figures.potassium],
    ['Potassium, mass', figures.potassiumMass],
    ['Container', figures.containerBox],
    ['Person', figures.person],
  ],
} as const satisfies DocumentWords

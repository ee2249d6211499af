import { figuresFor } from '../../figures/figures-for.ts'
import { plateWords } from './plate-words.ts'
import { shownDocument } from './shown-document.ts'

const figures = figuresFor('document:specification-sheet')
const volume = figures.containerVolume

export const specificationSheet = shownDocument({
  slug: 'specification-sheet',
  title: 'Specification sheet',
  category: 'Engineering',
  description:
    'Volumes, levels, weights and minerals for the people who build the dock, the tank or the line.',
  subtitle: 'One container, its packs and its minerals, in figures.',
  plate: {
    figure: figures.fillHeight.number,
    unit: figures.fillHeight.unit,
    text: `The level of ${volume} on the floor of a 20-foot container. ${figures.fillHeight.sum} = ${figures.fillHeight}.`,
  },
  facts: [
    { term: 'Volume', value: volume.text, scope: 'One flexitank.' },
    { term: 'At most', value: figures.containerMost.text, scope: 'The largest container.' },
    {
      term: 'Weight',
      value: figures.containerWeight.text,
      scope: `${figures.containerWeight.sum}.`,
    },
    { term: 'Small packs', value: figures.packSizes.text, scope: 'Box and tote.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'flexitank',
    alternative: plateWords.flexitank?.description ?? '',
    caption: `Container and levels to scale; the bladder’s shape is schematic. Dashed: ${figures.containerMost}, at ${figures.fillHeightMost}.`,
  },
  parts: [
    {
      kind: 'section',
      heading: 'The vessel',
      note: 'Measures of the container: ISO 668, type 1CC.',
    },
    {
      kind: 'ledger',
      columns: [
        { key: 'property', label: 'Property', share: 4 },
        { key: 'value', label: 'Value', share: 4, figures: true },
        { key: 'note', label: 'Note', share: 6 },
      ],
      rows: [
        { property: 'Flexitank', value: volume.text, note: `Equal to ${figures.bottles}.` },
        {
          property: 'Containers',
          value: figures.containerRange.spelled,
          note: 'From flexitank to largest.',
        },
        {
          property: `Level at ${volume}`,
          value: figures.fillHeight.text,
          note: `${figures.fillHeight.sum}.`,
        },
        {
          property: `Level at ${figures.containerMost}`,
          value: figures.fillHeightMost.text,
          note: `${figures.fillHeightMost.sum}.`,
        },
        {
          property: 'Weight of the water',
          value: figures.containerWeight.text,
          note: `${figures.containerWeight.sum}.`,
        },
        {
          property: 'Temperature in transit',
          value: figures.transitTemperature.text,
          note: 'Around the value set in your order.',
        },
        {
          property: 'Opening',
          value: 'one valve',
          note: 'For filling and drawing off, low at the doors.',
        },
      ],
      caption: 'Your carrier and your road set payload and axle limits.',
    },
    {
      kind: 'row',
      plates: [
        {
          kind: 'plate',
          plate: 'end-view',
          columns: 6,
          alternative: plateWords['end-view']?.description ?? '',
          caption: `The container through its open doors, with a person of ${figures.person}. To scale.`,
        },
        {
          kind: 'plate',
          plate: 'packs',
          columns: 6,
          alternative: plateWords.packs?.description ?? '',
          caption: `Packs as cubes of their content: edges of about ${figures.smallCube} and ${figures.largeCube}. To scale.`,
        },
      ],
    },
    {
      kind: 'section',
      heading: 'Minerals by litre and container',
      note: `Second column: ${volume} × the range in a litre.`,
    },
    {
      kind: 'plate',
      plate: 'minerals',
      alternative: plateWords.minerals?.alternative ?? '',
      caption: 'Open end: lower limit. Filled end: upper limit. To scale.',
    },
    {
      kind: 'ledger',
      columns: [
        { key: 'mineral', label: 'Mineral', share: 4 },
        { key: 'litre', label: 'In a litre', share: 3, figures: true },
        { key: 'container', label: `In ${volume}`, share: 3, figures: true },
        { key: 'print', label: 'On a label', share: 5 },
      ],
      rows: [
        {
          mineral: 'Calcium',
          litre: figures.calcium.text,
          container: figures.calciumMass.text,
          print: 'As calcium, Ca, in mg/L.',
        },
        {
          mineral: 'Magnesium',
          litre: figures.magnesium.text,
          container: figures.magnesiumMass.text,
          print: 'As magnesium, Mg, in mg/L.',
        },
        {
          mineral: 'Silica',
          litre: figures.silica.text,
          container: figures.silicaMass.text,
          print: 'As silica, SiO₂. As silicon the number is smaller.',
        },
        {
          mineral: 'Potassium',
          litre: figures.potassium.text,
          container: figures.potassiumMass.text,
          print: 'As potassium, K, in mg/L.',
        },
      ],
      caption: 'Print your label from the analysis of your own lot.',
    },
    {
      kind: 'section',
      heading: 'Road and rail',
      note: 'For high volumes, to a tank of your own.',
    },
    {
      kind: 'plate',
      plate: 'tanker-rail',
      columns: 6,
      alternative: 'Schematic: a road tanker above, a rail tank car below.',
      caption: 'Not to scale. Tell us the gate or the siding, and the flow you can take.',
    },
    {
      kind: 'section',
      heading: 'What we need from your site',
      note: 'Fill this in and send it with your inquiry.',
    },
    {
      kind: 'blanks',
      lines: [
        { label: 'Coupling at the tank', hint: 'Type and size, with a picture if you can.' },
        {
          label: 'Receiving volume',
          hint: `Free before the doors open: ${volume} a container.`,
        },
        { label: 'Level of the dock', hint: 'Height above the road, for the hose.' },
        { label: 'Flow you can take', hint: 'Litres a minute, by gravity or by pump.' },
        {
          label: 'Range to hold',
          hint: `pH: alkaline, ${figures.ph.digits}, or mild, ${figures.phLow.digits}. TDS: your limit.`,
        },
        { label: 'Shelf or pallet', hint: `For ${figures.packSizes} packs: load and height.` },
      ],
    },
  ],
  register: [
    { name: 'Flexitank', figure: volume },
    { name: 'Bottles', figure: figures.bottles },
    { name: 'Containers', figure: figures.containerRange },
    { name: 'Largest container', figure: figures.containerMost },
    { name: 'Level', figure: figures.fillHeight },
    { name: 'Level at most', figure: figures.fillHeightMost },
    { name: 'Weight', figure: figures.containerWeight },
    { name: 'In transit', figure: figures.transitTemperature },
    { name: 'Packs', figure: figures.packSizes },
    { name: `Edge of ${figures.packSmall}`, figure: figures.smallCube },
    { name: `Edge of ${figures.packLarge}`, figure: figures.largeCube },
    { name: 'pH, alkaline range', figure: figures.ph },
    { name: 'pH, mild range', figure: figures.phLow },
    { name: 'Calcium', figure: figures.calcium },
    { name: 'Calcium, mass', figure: figures.calciumMass },
    { name: 'Magnesium', figure: figures.magnesium },
    { name: 'Magnesium, mass', figure: figures.magnesiumMass },
    { name: 'Silica', figure: figures.silica },
    { name: 'Silica, mass', figure: figures.silicaMass },
    { name: 'Potassium', figure: figures.potassium },
    { name: 'Potassium, mass', figure: figures.potassiumMass },
    { name: 'Container', figure: figures.containerOutline },
    { name: 'Container floor', figure: figures.containerFloor },
    { name: 'Person', figure: figures.person },
  ],
})

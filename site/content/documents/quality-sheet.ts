import { alkalineWater } from '../alkaline-water.ts'
import { figures } from '../figures.ts'
import type { DocumentWords } from './document-words.ts'

export const qualitySheet = {
  slug: 'quality-sheet',
  title: 'Quality sheet',
  category: 'Quality',
  description:
    'Eight purity metrics, two beside a published value, what is on request, and an empty sheet for your own lot.',
  subtitle: 'What is stated, against what it can be held, and what to measure yourself.',
  plate: {
    figure: '99.9',
    unit: '%',
    text: 'Purity, as stated by the company. No standard defines the word; the seven other lines say what can be measured instead.',
  },
  facts: [
    { term: 'pH, first range', value: '8.4–8.8', scope: 'Average 8.6.' },
    { term: 'pH, second range', value: '7.8–8.2', scope: 'Stated elsewhere; no average.' },
    { term: 'TDS', value: figures.tds.text, scope: 'Stated elsewhere as under 50 mg/L.' },
    { term: 'Temperature', value: figures.sourceTemperature.text, scope: 'Of the water.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'standards',
    alternative:
      'Two scales. pH from 6 to 10: the EU directive allows 6.5 to 9.5; both stated ranges, 8.4–8.8 and 7.8–8.2, lie inside it and do not overlap. Dissolved solids from 0 to 600 mg/L, which WHO calls generally good to taste: both stated readings, under 100 ppm and under 50 mg/L, end in the first sixth.',
    caption:
      'To scale, each on its own unit. Published values: EU directive 2020/2184; WHO Guidelines for Drinking-water Quality.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'Purity metrics',
      note: 'Metric, standard, value. Only two lines have a published value to stand beside.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Metric', share: 4 },
        { label: 'Standard', share: 6 },
        { label: 'Value', share: 4, figures: true },
      ],
      rows: [
        ['Purity', 'No standard defines it. Ask what was counted.', figures.purity.text],
        [
          'pH',
          'EU directive 2020/2184, indicator parameter: 6.5–9.5.',
          { readings: [figures.ph.text, figures.phLow.text], brace: 'two readings' },
        ],
        [
          'Dissolved solids, TDS',
          'WHO calls the taste generally good below about 600 mg/L; no limit. 1 ppm in water is about 1 mg/L.',
          { readings: [figures.tds.text, figures.tdsStrict.text], brace: 'two readings' },
        ],
        ['Temperature', 'No limit in EU directive 2020/2184.', figures.sourceTemperature.text],
        ['Calcium', 'No limit in EU directive 2020/2184.', figures.calcium.text],
        ['Magnesium', 'No limit in EU directive 2020/2184.', figures.magnesium.text],
        ['Silica', 'No limit in EU directive 2020/2184.', figures.silica.text],
        ['Potassium', 'No limit in EU directive 2020/2184.', figures.potassium.text],
      ],
      caption:
        'Values as stated by the company. This sheet is no certificate and no laboratory report.',
    },
    {
      kind: 'section',
      heading: 'Two ranges of pH, and the gap between them',
      note: 'One sample can lie in one range or in the gap, never in both.',
    },
    {
      kind: 'plate',
      plate: 'ph-scale',
      alternative: alkalineWater.plot.drawing.description,
      caption:
        'To scale, both strips. Ten times is derived: pH counts powers of ten, and 8.8 − 7.8 is one.',
    },
    {
      kind: 'section',
      heading: 'Where the values come from',
      note: 'The stated time in rock, on a logarithmic scale of years.',
    },
    {
      kind: 'plate',
      plate: 'years',
      alternative:
        'A cut through three layers of lava on a logarithmic scale of years: first lava 1 to 5, second lava 10 to 50, deepest lava 50 to 200. Eight threads of water become four, two and one.',
      caption: 'Time to scale, depth schematic. Whether the spans add up is not stated.',
    },
    {
      kind: 'section',
      heading: 'Readings stated, schemes asked for',
      note: 'Ticked: a stated reading stands behind the line. Empty: a certificate is on request, and none is claimed here.',
    },
    {
      kind: 'checks',
      lines: [
        { title: 'Purity', text: figures.purity.text, status: 'stated', ticked: true },
        {
          title: 'Dissolved solids',
          text: `${figures.tds.text} and ${figures.tdsStrict.text}`,
          status: 'stated, two readings',
          ticked: true,
        },
        {
          title: 'Acidity',
          text: `${figures.ph.text} and ${figures.phLow.text}`,
          status: 'stated, two ranges',
          ticked: true,
        },
        {
          title: 'EU directive 2020/2184',
          text: 'The limits a European authority will ask about.',
          status: 'certificate on request',
          ticked: false,
        },
        {
          title: 'WHO Guidelines',
          text: 'The reference where no national limit applies.',
          status: 'certificate on request',
          ticked: false,
        },
        {
          title: 'ISO 22000',
          text: 'Food safety management; asked for by bottlers.',
          status: 'certificate on request',
          ticked: false,
        },
      ],
    },
    {
      kind: 'section',
      heading: 'Your own lot',
      note: 'To be filled in at the valve. A value with a method, a laboratory and a date is a measurement; without them it is a statement.',
    },
    {
      kind: 'blanks',
      lines: [
        { label: 'Lot and container', hint: 'The number on the doors.' },
        { label: 'Day, hour, place', hint: 'Of the sample, not of the arrival.' },
        { label: 'Water temperature', hint: 'At the moment of reading; beside every other value.' },
        { label: 'pH', hint: 'Meter, set with two buffers, one below and one above the range.' },
        {
          label: 'TDS, and how',
          hint: 'Dried and weighed, or reckoned from conductivity: say which.',
        },
        { label: 'Calcium, magnesium', hint: 'From one sample: together they make the hardness.' },
        { label: 'Silica, potassium', hint: 'Silica as SiO₂ or as silicon: say which.' },
        { label: 'Laboratory, method, signature', hint: 'Who read it, how, and on which day.' },
      ],
    },
  ],
  register: [
    ['Purity', figures.purity],
    ['pH, first range', figures.ph],
    ['pH, average', figures.phAverage],
    ['pH, second range', figures.phLow],
    ['pH, published', figures.euPh],
    ['TDS', figures.tds],
    ['TDS, stricter', figures.tdsStrict],
    ['TDS, published', figures.whoTds],
    ['ppm', figures.ppm],
    ['Temperature', figures.sourceTemperature],
    ['Calcium', figures.calcium],
    ['Magnesium', figures.magnesium],
    ['Silica', figures.silica],
    ['Potassium', figures.potassium],
    ['First lava', figures.firstLava],
    ['Second lava', figures.secondLava],
    ['Deepest lava', figures.deepestLava],
  ],
} as const satisfies DocumentWords

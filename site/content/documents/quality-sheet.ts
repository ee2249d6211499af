import { siteConfig } from '../../../site.config.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import { plateWords } from './plate-words.ts'
import { shownDocument } from './shown-document.ts'

const figures = figuresFor('document:quality-sheet')
const euDirective = 'EU directive 2020/2184'
const noLimit = `${euDirective} sets no limit.`
const highest = figures.ph.most
const lowest = figures.phLow.value
const bothRanges = !figures.ph.withheld && !figures.phLow.withheld
const solids = siteConfig.settled.tds === 'tdsStrict' ? figures.tdsStrict : figures.tds

/** Rules and schemes that buyers ask about; one that is held moves up, with its papers and a tick. */
const schemes = [
  { title: euDirective, text: 'The limits a European authority asks about.' },
  { title: 'WHO Guidelines', text: 'The reference where no national limit applies.' },
  { title: 'ISO 22000', text: 'Food safety management, asked for by bottlers.' },
]
const held = siteConfig.certificates.map(({ scheme, body, number, validUntil }) => ({
  title: scheme,
  text: [body, number].filter(Boolean).join(', '),
  status: `valid until ${validUntil}`,
  box: 'ticked' as const,
}))
const asked = schemes
  .filter(({ title }) => !siteConfig.certificates.some(({ scheme }) => scheme === title))
  .map((scheme) => ({ ...scheme, status: 'name it to us' }))

export const qualitySheet = shownDocument({
  slug: 'quality-sheet',
  title: 'Quality sheet',
  category: 'Quality',
  description: 'The values of the water with the published standards, and a form for your own lot.',
  subtitle: 'Our values, the standards for them, and your own lot.',
  plate: {
    figure: figures.purity.number,
    unit: figures.purity.unit,
    text: 'Purity of the water. Overleaf: pH, TDS, temperature and minerals, the lines a laboratory can repeat.',
  },
  facts: [
    {
      term: 'pH, alkaline range',
      value: figures.ph.digits,
      scope: `Average ${figures.phAverage}.`,
    },
    { term: 'pH, mild range', value: figures.phLow.digits, scope: 'Closer to neutral.' },
    { term: 'TDS', value: solids.text, scope: 'Total dissolved solids.' },
    { term: 'Temperature', value: figures.sourceTemperature.text, scope: 'Of the water.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'standards',
    alternative: plateWords.standards?.alternative ?? '',
    caption: `To scale, each on its own unit. Published values: ${euDirective}; WHO Guidelines for Drinking-water Quality.`,
  },
  parts: [
    {
      kind: 'section',
      heading: 'Purity metrics',
      note: 'Metric, standard, value.',
    },
    {
      kind: 'ledger',
      columns: [
        { key: 'metric', label: 'Metric', share: 4 },
        { key: 'standard', label: 'Standard', share: 6 },
        { key: 'value', label: 'Value', share: 4, figures: true },
      ],
      rows: [
        {
          metric: 'Purity',
          standard: `${figures.purity.basisText}.`,
          value: figures.purity.text,
        },
        {
          metric: 'pH',
          standard: `${euDirective}, indicator parameter: ${figures.euPh}.`,
          value: {
            values: [
              { name: 'alkaline', value: figures.ph.text },
              { name: 'mild', value: figures.phLow.text },
            ],
          },
        },
        {
          metric: 'Dissolved solids, TDS',
          standard: `WHO calls the taste generally good below about ${figures.whoTds}. ${figures.ppm} is about ${figures.ppm.value} mg/L.`,
          value: solids.text,
        },
        {
          metric: 'Temperature',
          standard: noLimit,
          value: figures.sourceTemperature.text,
        },
        { metric: 'Calcium', standard: noLimit, value: figures.calcium.text },
        { metric: 'Magnesium', standard: noLimit, value: figures.magnesium.text },
        { metric: 'Silica', standard: noLimit, value: figures.silica.text },
        { metric: 'Potassium', standard: noLimit, value: figures.potassium.text },
      ],
      caption: 'Company figures, for planning. The analysis of your lot comes with your quote.',
    },
    {
      kind: 'section',
      heading: bothRanges ? 'Choose your pH range' : 'On the pH scale',
      note: bothRanges
        ? 'Name one when you write; your quote names the range of your lot.'
        : 'Your quote names the range of your lot.',
    },
    {
      kind: 'plate',
      plate: 'ph-scale',
      alternative: plateWords['ph-scale']?.description ?? '',
      caption: bothRanges
        ? `To scale. pH counts in powers of ten; ${wholeNumber(highest)} − ${wholeNumber(lowest)} = ${wholeNumber(highest - lowest, 1)}.`
        : 'To scale. pH counts in powers of ten.',
    },
    {
      kind: 'section',
      heading: 'Years in the lava',
      note: 'On a logarithmic scale of years.',
    },
    {
      kind: 'plate',
      plate: 'years',
      alternative: plateWords.years?.alternative ?? '',
      caption: 'Time to scale, depth schematic.',
    },
    {
      kind: 'section',
      heading: 'Values and schemes',
      note: `Ticked: a value on this sheet${held.length > 0 ? ', or a certificate we hold' : ''}. Below: name the rules and schemes your market asks for. Your quote says what we supply for them.`,
    },
    {
      kind: 'checks',
      lines: [
        {
          title: 'Purity',
          text: figures.purity.text,
          status: 'company figure',
          box: 'ticked',
        },
        {
          title: 'Dissolved solids',
          text: solids.text,
          status: 'company figure',
          box: 'ticked',
        },
        {
          title: 'pH',
          text: [figures.ph, figures.phLow]
            .filter(({ withheld }) => !withheld)
            .map(({ digits }) => digits)
            .join(' and '),
          status: 'company figure',
          box: 'ticked',
        },
        ...held,
        ...asked,
      ],
    },
    {
      kind: 'section',
      heading: 'Your own lot',
      note: 'Fill this in at the valve, each value with its method and its laboratory.',
    },
    {
      kind: 'blanks',
      lines: [
        { label: 'Lot and container', hint: 'The number on the doors.' },
        { label: 'Day, hour, place', hint: 'Of the sample.' },
        { label: 'Water temperature', hint: 'At the moment of sampling.' },
        { label: 'pH', hint: 'By a meter calibrated that day.' },
        { label: 'TDS, and how', hint: 'Dried and weighed, or from conductivity.' },
        { label: 'Calcium, magnesium', hint: 'From one sample: together they make the hardness.' },
        { label: 'Silica, potassium', hint: 'Silica as SiO₂ or as silicon.' },
        { label: 'Laboratory, method, signature', hint: 'Who measured, how, and on which day.' },
      ],
    },
  ],
  register: [
    { name: 'Purity', figure: figures.purity },
    { name: 'pH, alkaline range', figure: figures.ph },
    { name: 'pH, average', figure: figures.phAverage },
    { name: 'pH, mild range', figure: figures.phLow },
    { name: 'pH, published', figure: figures.euPh },
    { name: 'TDS', figure: solids },
    { name: 'TDS, published', figure: figures.whoTds },
    { name: 'ppm', figure: figures.ppm },
    { name: 'Temperature', figure: figures.sourceTemperature },
    { name: 'Calcium', figure: figures.calcium },
    { name: 'Magnesium', figure: figures.magnesium },
    { name: 'Silica', figure: figures.silica },
    { name: 'Potassium', figure: figures.potassium },
    { name: 'First lava', figure: figures.firstLava },
    { name: 'Second lava', figure: figures.secondLava },
    { name: 'Deepest lava', figure: figures.deepestLava },
  ],
})

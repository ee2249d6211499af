import { yourQuote } from '../../../contract/after-sending.ts'
import { siteConfig } from '../../../site.config.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { plateWords } from './plate-words.ts'
import { shownDocument } from './shown-document.ts'
import { termsSection } from './terms-section.ts'

const figures = figuresFor('document:product-sheet')
const { delivery, demurrage, price, payment } = siteConfig.terms
const bySea = siteConfig.settled.leadTime === 'leadTime' ? figures.leadTime : figures.leadTimeWeeks
const solids = siteConfig.settled.tds === 'tdsStrict' ? figures.tdsStrict : figures.tds

export const productSheet = shownDocument({
  slug: 'product-sheet',
  title: 'Product sheet',
  category: 'Product',
  description: 'What we sell, in which format and with which values: the sheet to forward.',
  subtitle: 'Icelandic glacier water by the container: the values, the formats, the order.',
  plate: {
    figure: figures.containerVolume.number,
    unit: figures.containerVolume.unit,
    text: `In one flexitank, equal to ${figures.bottles}. Our largest container holds ${figures.containerMost}.`,
  },
  facts: [
    { term: 'pH', value: figures.phNatural.digits, scope: 'Naturally alkaline.' },
    { term: 'Dissolved solids', value: solids.text, scope: 'TDS.' },
    { term: 'Temperature', value: figures.sourceTemperature.text, scope: 'Of the water.' },
    { term: 'Lead time', value: bySea.text, scope: 'Plan, by sea.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'ice-to-port',
    alternative: plateWords['ice-to-port']?.description ?? '',
    caption: 'From ice to port, in section. Not to scale.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'Inside one container',
      note: 'An order counts containers: a 20-foot container with a flexitank inside.',
    },
    {
      kind: 'plate',
      plate: 'container',
      columns: 9,
      alternative: `A 20-foot container cut open along its length, with a flexitank of ${figures.containerVolume} inside; beside it a person of ${figures.person} and a scale bar.`,
      caption: `To scale. ${figures.containerWeight.sum} = ${figures.containerWeight}.`,
    },
    {
      kind: 'section',
      heading: 'The water',
      note: 'Values for your first recipe and your first label draft.',
    },
    {
      kind: 'ledger',
      columns: [
        { key: 'property', label: 'Property', share: 4 },
        { key: 'value', label: 'Value', share: 4, figures: true },
        { key: 'note', label: 'Good to know', share: 6 },
      ],
      rows: [
        {
          property: 'Purity',
          value: figures.purity.text,
          note: `${figures.purity.basisText}. The lines below are the ones to measure.`,
        },
        {
          property: 'pH',
          value: figures.phNatural.digits,
          note: 'Naturally alkaline. Tell us if your product needs one end of the range.',
        },
        {
          property: 'Dissolved solids',
          value: solids.text,
          note: 'TDS. Nearly the same number in mg/L.',
        },
        {
          property: 'Temperature',
          value: figures.sourceTemperature.text,
          note: 'Of the water.',
        },
        {
          property: 'Calcium',
          value: figures.calcium.text,
          note: 'With magnesium, most of the hardness.',
        },
        {
          property: 'Magnesium',
          value: figures.magnesium.text,
          note: 'The other part of the hardness.',
        },
        {
          property: 'Silica',
          value: figures.silica.text,
          note: 'The signature of water from lava.',
        },
        {
          property: 'Potassium',
          value: figures.potassium.text,
          note: 'The smallest of the four minerals.',
        },
      ],
      caption:
        'The analysis of your lot comes with your quote. Name any certificate your market asks for.',
    },
    {
      kind: 'section',
      heading: 'Formats',
      note: 'One water. Your dock and your volume choose the format.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: `Flexitank, ${figures.containerVolume}`,
          text: 'One flexitank in one 20-foot container, on a container truck. For bottlers, works and municipal tanks that take the whole load.',
        },
        {
          term: `Box and tote, ${figures.packSizes}`,
          text: 'Packs with a tap that one person can lift. For retail, offices, hotels and relief.',
        },
        {
          term: 'Tanker and rail',
          text: 'For high volumes, where a road or a siding leads to your tank. The load is set by your road and your rail.',
        },
      ],
    },
    ...termsSection({ delivery, demurrage, price, payment }),
    {
      kind: 'section',
      heading: 'What to send for a quote',
      note: `We answer within ${figures.answerBusinessDays} on business days. ${yourQuote}`,
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'The port',
          text: `Where the container leaves the ship. ${figures.ports} are connected by ocean freight.`,
        },
        { title: 'The month', text: 'When the first load should arrive, and how often the next.' },
        { title: 'The volume', text: `${figures.ordersPerMonth}, depending on sector.` },
        {
          title: 'Your limits',
          text: 'The pH and TDS your product needs, and the coupling at your tank.',
        },
      ],
    },
  ],
  register: [
    { name: 'Volume', figure: figures.containerVolume },
    { name: 'Bottles', figure: figures.bottles },
    { name: 'Largest container', figure: figures.containerMost },
    { name: 'Weight', figure: figures.containerWeight },
    { name: 'Purity', figure: figures.purity },
    { name: 'pH', figure: figures.phNatural },
    { name: 'TDS', figure: solids },
    { name: 'ppm', figure: figures.ppm },
    { name: 'Temperature', figure: figures.sourceTemperature },
    { name: 'Calcium', figure: figures.calcium },
    { name: 'Magnesium', figure: figures.magnesium },
    { name: 'Silica', figure: figures.silica },
    { name: 'Potassium', figure: figures.potassium },
    { name: 'Packs', figure: figures.packSizes },
    { name: 'Lead time (plan)', figure: bySea },
    { name: 'Order', figure: figures.ordersPerMonth },
    { name: 'Ports', figure: figures.ports },
    { name: 'Answer', figure: figures.answerBusinessDays },
    { name: 'Container', figure: figures.containerOutline },
    { name: 'Person', figure: figures.person },
  ],
})

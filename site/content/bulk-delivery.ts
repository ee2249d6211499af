import { asCount, asPlate, daysOf, figures, rangeOf } from './figures.ts'
import type { BannerWords, PageWords } from './page-words.ts'

const quote = { href: '/contact', label: 'Request Delivery Quote' } as const
const content = asPlate(figures.containerSpan)
const transit = asPlate(figures.transitTemperature)

export const bulkDelivery = {
  hero: {
    title: 'Bulk Delivery',
    subtitle: `From Iceland to ${figures.ports.text}, by the container.`,
    description:
      'A lead time you can plan with, a temperature that is controlled on the way, and a quote for your port.',
    actions: [quote, { href: '/solutions', label: 'Compare formats' }],
  },
  statistics: {
    label: 'Delivery in figures',
    figures: [
      {
        figure: content.value,
        unit: content.unit,
        scope: `In one container. The flexitank holds ${figures.containerVolume.text}, equal to ${figures.bottles.text}.`,
        share: 2.04,
      },
      {
        ...asCount(figures.ports),
        scope: 'Connected, by ocean freight. Yours is confirmed with the quote.',
      },
      {
        ...asCount(figures.onTime),
        unit: '% on time',
        scope: `Stated here as ${figures.onTime.text}, elsewhere as ${figures.onTimeOther.text}.`,
        share: 1.1,
      },
    ],
  },
  sea: {
    heading: 'Four sea lines, two lead times',
    note: 'The map says where the water goes. The rule below it says how long to plan for.',
    caption:
      'Lines schematic, no route or port implied; days to scale; no time per region is stated.',
    notes: [
      {
        mark: 'A',
        title: 'Africa',
        text: 'The line goes south. Name the port and who empties the container: a works, a hub or a relief store.',
      },
      {
        mark: 'B',
        title: 'Asia-Pacific',
        text: 'The longest line on this sheet. No time of its own is stated for it, so ask for yours before you plan.',
      },
      {
        mark: 'C',
        title: 'The Americas',
        text: 'One line stands for two continents and both of their coasts. Say which, and whether rail goes on from there.',
      },
      {
        mark: 'D',
        title: 'Europe & Middle East',
        text: 'A short line here. Short on a map is not a promise of days; the answer to your request is.',
      },
    ],
    map: {
      title: 'Sea lines from Iceland to four regions',
      description:
        'A world map without borders. Four schematic lines leave Iceland and end as open arrows off the coasts of Africa, Asia-Pacific, the Americas, and Europe & Middle East. No port is marked.',
      origin: 'Iceland',
      regions: [
        { mark: 'A', name: 'Africa' },
        { mark: 'B', name: 'Asia-Pacific' },
        { mark: 'C', name: 'The Americas' },
        { mark: 'D', name: 'Europe & Middle East' },
      ],
    },
  },
  leadTime: {
    heading: 'Plan with the week that both name',
    text: `Two lead times are stated for the same delivery: ${figures.leadTime.text} and ${figures.leadTimeWeeks.text}. Both stand here on one rule. They overlap in ${figures.agreedWeek.text}: whichever is meant, that week is inside it.`,
    caption: 'Derived: 2–4 weeks × 7 days are days 14–28; 7–21 and 14–28 share days 14–21.',
    rule: {
      title: 'Both stated lead times on one rule of days',
      description:
        'A rule of 28 days. The first statement runs from day 7 to day 21, the second, 2–4 weeks, from day 14 to day 28. They share days 14 to 21.',
      days: 28,
      unit: 'days',
      statements: [
        { label: figures.leadTime.text, days: rangeOf(figures.leadTime) },
        { label: figures.leadTimeWeeks.text, days: daysOf(figures.leadTimeWeeks) },
      ],
      agreed: {
        days: figures.agreedWeek.text,
        text: ['the week on which', 'both statements agree'],
      },
    },
  },
  network: {
    heading: 'Six links from line to tap',
    note: 'Each one hands the same container, or the same water, to the next.',
    entries: [
      {
        title: 'Filling line',
        text: 'The flexitank is filled inside the container that will carry it.',
        end: { figure: figures.containerVolume.text, scope: figures.containerVolume.scope },
      },
      {
        title: 'Quay',
        text: 'From here on it is freight like any other: what lifts a 20-foot box lifts this one.',
        end: { words: 'One 20-foot container' },
      },
      {
        title: 'Ocean freight',
        text: 'Container ships carry it. Say when it is needed; we count back from there.',
        end: { figure: figures.leadTime.text, scope: figures.leadTime.scope },
      },
      {
        title: 'Connected ports',
        text: 'Name the port and its terminal. We confirm it, or the nearest that is connected.',
        end: { figure: figures.ports.text, scope: 'connected' },
      },
      {
        title: 'Regional hub',
        text: `Where a load is divided: from flexitank to tanker, rail car, or boxes of ${figures.packSizes.text}.`,
        end: { link: { href: '/solutions', label: 'Compare formats' } },
      },
      {
        title: 'Last leg',
        text: 'To the works, the shop or the village. Local delivery is what Pure Flow was made for.',
        end: { link: { href: '/pure-flow', label: 'Pure Flow' } },
      },
    ],
  },
  capabilities: {
    title: 'What we can hold to',
    plate: {
      figure: transit.value,
      unit: transit.unit,
      text: 'Temperature control on the way, as stated: plus or minus two degrees about the temperature that is set.',
    },
    rows: [
      {
        title: 'Ocean freight',
        text: 'The long way goes by sea, in standard containers. Tanker and rail take over on land.',
        readings: [],
      },
      {
        title: 'Regular orders',
        text: 'A month, depending on sector. Say with which month the first should come.',
        readings: [{ value: asPlate(figures.ordersPerMonth).value, unit: 'containers' }],
      },
      {
        title: 'Emergency orders',
        text: `In one order, or ${figures.emergencyWithin.text}.`,
        readings: [asPlate(figures.emergencyOrder)],
      },
      {
        title: 'Papers',
        text: 'Customs and your laboratory ask for different sheets. Tell us which; a certificate for the lot comes on request.',
        readings: [],
      },
    ],
    quote,
  },
  markets: {
    heading: 'Four who order by the container',
    note: 'What to write in the request, so that the first answer can be a quote.',
    definitions: [
      {
        term: 'Municipalities',
        text: [
          'A second supply for a dry season or a pipe under repair.',
          'Write: inhabitants, litres a day, where tankers can fill.',
        ],
      },
      {
        term: 'Bottlers',
        text: [
          'Water by the container for your own line and your own label.',
          'Write: containers a month, how you unload, which readings your label needs.',
        ],
      },
      {
        term: 'Industry',
        text: [
          'Process and drinking water where the local supply is short or uneven.',
          'Write: use a day, storage on site, how long you can wait.',
        ],
      },
      {
        term: 'Relief',
        text: [
          'Water for a place whose own supply has failed. Emergency orders have terms of their own.',
          'Write: port, people to supply, who receives the load.',
        ],
        link: { href: '/access-bulk-water#emergency-response', label: 'Emergency terms' },
      },
    ],
  },
  next: {
    sentence: 'Port, month, volume',
    text: 'Three words are enough for a quote with a lead time of its own. If the vessel is still open, look at the formats first.',
    actions: [
      { href: '/contact', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies PageWords & { next: BannerWords } & Record<string, unknown>

import type { Figure } from './figures/figure.ts'
import { aDay, asCount, asPlate, figures } from './figures.ts'
import type { PageWords } from './page-words.ts'

const tour = { href: '/contact', label: 'Schedule Factory Tour' } as const
const specs = { href: '/resources', label: 'Download Technical Specs' } as const

const content = asCount(figures.containerVolume).figure.value
const between = asCount(figures.levelLine).figure.value
const operating = asCount(figures.operatingDay).figure.value
const units = asCount(figures.packUnits).figure.value
const bare = (figure: Figure) => asPlate(figure).value
const flexitank = `${figures.containerVolume.text}, ${figures.tankHours.text}`

export const waterFactory = {
  hero: {
    title: 'Water Factory',
    subtitle: 'One filling line, and one day of twenty hours.',
    description:
      'What the line fills in a day, in both stated readings, and which papers to ask for before you visit.',
    actions: [tour, specs],
    caption: 'Rendering',
  },
  day: {
    heading: 'One day of the line',
    note: 'Twenty-four hours of the clock; twenty of them are filled.',
    caption: `To scale; where stops fall is not stated. One level line is ${figures.levelLine.text}. Derived, for even filling: 20\u00a0h ÷ ${figures.lineTanks.text} are ${figures.tankHours.text} each; 20\u00a0h ÷ ${figures.packUnits.text} are 15 seconds; ${figures.standstill.text} of ${figures.operatingDay.text} are 18 minutes.`,
    margin: {
      term: 'What is hard to see',
      text: 'The uptime target leaves the line 18 minutes of standstill in a working day. Of the whole strip that is one sliver. Whether a planned change of flexitank counts against it is not stated; it is a good question for your visit.',
    },
    drawing: {
      title: 'One day of the filling line',
      description: `A strip of 24 hours, 20 filled and 4 blank. Above it two flexitanks of ${figures.containerVolume.text}, each filled in ${figures.tankHours.text}, one after the other, one level line for every ${figures.levelLine.text}. Below it ${bare(figures.packUnits)} strokes, one for each box and tote unit, in 240 columns of five minutes, 20 to a column. In the middle of the strip a sliver of 18 minutes, the standstill that an uptime target of ${figures.uptimeTarget.text} leaves.`,
      hours: 24,
      operating,
      hoursUnit: 'h',
      operatingLabel: '20-hour operating day',
      blankLabel: 'four hours blank',
      tanksHead: 'Flexitanks',
      litres: content,
      litresBetweenLevels: between,
      tanks: [
        { name: 'Flexitank 1', text: flexitank },
        { name: 'Flexitank 2', text: flexitank },
      ],
      units: {
        count: units,
        head: figures.packUnits.text,
        label: `${bare(figures.packUnits)} box and tote units: one stroke each, one every 15 seconds`,
      },
      stop: {
        minutes: 18,
        label: [
          `18 minutes: what a ${figures.uptimeTarget.text}`,
          'uptime target leaves of 20 hours',
        ],
      },
    },
  },
  capacity: {
    heading: 'Two readings of one factory',
    note: 'Both are stated by the company, and both are printed. How the two relate is not stated.',
    columns: [
      'Capacity',
      { label: 'Reading 1, filling line', kind: 'figure' },
      { label: 'Reading 2, source', kind: 'figure' },
      { label: 'Scope', kind: 'text' },
    ],
    rows: [
      {
        name: 'Water a day',
        cells: [
          aDay(figures.lineCapacity),
          aDay(figures.sourceCapacity),
          'Reading 1 in flexitank format.',
        ],
      },
      {
        name: 'Flexitanks a day',
        cells: [
          bare(figures.lineTanks),
          bare(figures.sourceTanks),
          `Each reading agrees with itself: 2 × 24,000 L are 48,000 L; 180 × 24,000 L are ${figures.sourceLitres.text} (derived).`,
        ],
      },
      {
        name: 'Box and tote units a day',
        cells: [
          bare(figures.packUnits),
          'not stated',
          'In packs of 10 L they would hold 48,000 L (derived): as much as the two flexitanks. Whether it is the same water is not stated.',
        ],
      },
      {
        name: 'Operating day',
        cells: [figures.operatingDay.text, 'not stated', 'Which hours of the clock is not stated.'],
      },
      {
        name: 'Uptime target',
        cells: [figures.uptimeTarget.text, 'not stated', 'A target, not a record.'],
      },
    ],
    caption: `As stated by the company. If your contract hangs on one of these lines, ask which reading it is written on. Factory lease: ${figures.lease.text} a year, for the factory.`,
  },
  gallery: {
    heading: 'Seven views of the work',
    note: 'Every one is a rendering. The factory itself is best seen in the factory: ask for a tour.',
  },
  certificates: {
    heading: 'Which certificates to ask for',
    note: 'Schemes that buyers of bulk water ask for. This page claims none of them; what exists for your lot and your market is sent on request.',
    legend: 'A tick would mean: published here. None is.',
    lines: [
      {
        title: 'HACCP',
        text: 'Where in the process something could go wrong, and what is watched there.',
      },
      { title: 'ISO 22000', text: 'How food safety is managed from source to shipment.' },
      {
        title: 'FSSC 22000',
        text: 'The same, with further requirements; retailers often name it.',
      },
      { title: 'ISO 9001', text: 'How quality is managed at all: records, complaints, changes.' },
      { title: 'ISO 14001', text: 'How the effect of the site on its surroundings is managed.' },
      { title: 'Halal and kosher', text: 'What some markets need on the papers before the port.' },
    ],
    status: 'certificate on request',
  },
  markets: {
    heading: 'Who the line fills for',
    note: 'Each buys the same water in another vessel, and asks for other papers.',
    entries: [
      {
        title: 'Bottlers and co-packers',
        text: 'Flexitanks, with the mineral ranges for the label.',
        end: { link: { href: '/commercial-mineral-water', label: 'Mineral ranges' } },
      },
      {
        title: 'Beverage makers',
        text: 'Flexitanks, with both stated pH ranges and how to check yours.',
        end: { link: { href: '/alkaline-water', label: 'Two pH ranges' } },
      },
      {
        title: 'Hotels and offices',
        text: `Boxes of ${figures.packSizes.text}, drawn through a tap.`,
        end: { link: { href: '/industry-distribution', label: 'Six industries' } },
      },
      {
        title: 'Municipalities',
        text: 'Flexitanks to a port, tankers or rail from there.',
        end: { link: { href: '/bulk-delivery', label: 'Lead times' } },
      },
      {
        title: 'Relief organisations',
        text: `Containers at short notice: ${figures.emergencyWithin.text}.`,
        end: {
          link: { href: '/access-bulk-water#emergency-response', label: 'Emergency response' },
        },
      },
    ],
  },
  next: {
    sentence: 'A day of twenty hours is easier to judge beside the line.',
    actions: [tour, specs],
  },
} as const satisfies PageWords & { hero: { caption: string } } & Record<string, unknown>

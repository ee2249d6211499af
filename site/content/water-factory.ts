import { siteConfig } from '../../site.config.ts'
import { standstillMinutes } from '../figures/factory-figures.ts'
import { figuresFor } from '../figures/figures-for.ts'
import { capital, inWords, onOneLine, wholeNumber } from '../figures/number-text.ts'
import type { Checklist } from '../sections/Checklist.tsx'
import type { IndexList } from '../sections/IndexList.tsx'
import type { Ledger } from '../sections/Ledger.tsx'
import type { PlateGrid } from '../sections/PlateGrid.tsx'
import type { WidePlot } from '../sections/WidePlot.tsx'
import type { DayStrip } from '../views/water-factory/DayStrip.tsx'
import type { LedgerLines } from '../views/water-factory/LedgerLines.tsx'
import { shown } from '../words/shown.ts'
import type { PageWords } from './page-words.ts'
import type { PlotWords, WordsOf } from './section-words.ts'

const figures = figuresFor('/water-factory')
const { containerVolume, operatingDay, tankHours, uptimeTarget, standstill, unitSeconds } = figures
const { lineCapacity, lineTanks, packUnits, sourceCapacity, sourceTanks, sourceLitres } = figures
const { packSizes } = figures

const tour = { href: '/contact?topic=supply&ask=visit', label: 'Schedule Factory Tour' } as const
const specs = { href: '/resources', label: 'Download Technical Specs' } as const

/** Hours on the clock, and litres between two level lines of a drawn flexitank. */
const clock = 24
const levelLitres = 1000
/** Minutes in one column of units; the units of an hour stand in as many columns as it has of these. */
const columnMinutes = 5
const columns = (operatingDay.value * 60) / columnMinutes
const off = clock - operatingDay.value
const operating = `${operatingDay.number}-hour`
const hoursShort = `${operatingDay.number}\u00a0h`

/** A reading of the capacity stands as a column unless it is withheld. */
const hasBase = !lineCapacity.withheld && !lineTanks.withheld
const hasMaximum = !sourceCapacity.withheld && !sourceTanks.withheld
const readings = (base: string, maximum: string) => [
  ...(hasBase ? [base] : []),
  ...(hasMaximum ? [maximum] : []),
]

/** The papers of a scheme that is held. */
const held = siteConfig.certificates.map(({ scheme, body, number, validUntil }) => ({
  title: scheme,
  paper: `${body}${number ? `, ${number}` : ''}, valid until ${validUntil}.`,
}))

const schemes = [
  {
    title: 'HACCP',
    text: 'Where in the process something could go wrong, and what is watched there.',
  },
  { title: 'ISO 22000', text: 'How food safety is managed from source to shipment.' },
  {
    title: 'FSSC 22000',
    text: 'ISO 22000 with further requirements; retailers often name it.',
  },
  { title: 'ISO 9001', text: 'How quality is managed: orders, complaints, changes.' },
  { title: 'ISO 14001', text: 'How a site’s effect on its surroundings is managed.' },
  { title: 'Halal and kosher', text: 'What some markets need on the papers before the port.' },
]

/** Held schemes that the list below does not know come first, as they need no asking. */
const certificateLines = [
  ...held
    .filter(({ title }) => !schemes.some((scheme) => scheme.title === title))
    .map(({ title, paper }) => ({ title, text: paper, ticked: true, status: 'held' })),
  ...schemes.map(({ title, text }) => {
    const paper = held.find((certificate) => certificate.title === title)?.paper
    return paper
      ? { title, text: `${text} ${paper}`, ticked: true, status: 'held' }
      : { title, text, status: 'answered with your quote' }
  }),
]

type WaterFactoryWords = PageWords & { hero: { caption: string } } & {
  day: PlotWords<typeof WidePlot, typeof DayStrip>
  capacity: WordsOf<typeof Ledger> & { baseDay: WordsOf<typeof LedgerLines> }
  gallery: WordsOf<typeof PlateGrid, 'plates'>
  certificates: WordsOf<typeof Checklist>
  markets: WordsOf<typeof IndexList>
}

export const waterFactory = shown({
  hero: {
    title: 'Water Factory',
    subtitle: 'Where your containers and packs are filled.',
    description: `Icelandic glacier water into ${containerVolume} flexitanks and packs of ${packSizes}, in a ${operating} operating day.`,
    actions: [tour, specs],
    caption: 'Rendering',
  },
  day: {
    heading: 'A day on the filling line',
    note: `The base day: ${inWords(lineTanks.value)} flexitanks, ${packUnits.number} box and tote units, ${operatingDay}.`,
    caption: `To scale, filling drawn as even. One level line is ${wholeNumber(levelLitres)} ${containerVolume.unit}. ${onOneLine(`${hoursShort} ÷ ${lineTanks.amount} = ${tankHours}`)}; ${onOneLine(`${hoursShort} ÷ ${packUnits.amount} = ${unitSeconds}`)}${uptimeTarget.withheld ? '' : `; ${onOneLine(`${standstill} of ${operatingDay} = ${standstillMinutes}`)}`}.`,
    ...(!uptimeTarget.withheld && {
      margin: {
        term: `${capital(inWords(standstillMinutes.value))} minutes`,
        text: `Our uptime target is ${uptimeTarget}. In a ${operating} day that leaves ${standstillMinutes} of standstill: the red sliver in the middle.`,
      },
    }),
    drawing: {
      title: 'One day on the filling line',
      description: `A strip of ${clock} hours, ${operatingDay.number} filled and ${wholeNumber(off)} off. Above it ${inWords(lineTanks.value)} flexitanks of ${containerVolume}, each filled in ${tankHours}, one after the other, one level line for every ${wholeNumber(levelLitres)} ${containerVolume.unit}. Below it ${packUnits.number} strokes, one for each box and tote unit, in ${wholeNumber(columns)} columns of ${inWords(columnMinutes)} minutes, ${wholeNumber(packUnits.value / columns, 1)} to a column. In the middle of the strip a red sliver of ${standstillMinutes}, the standstill that an uptime target of ${uptimeTarget} leaves.`,
      hours: clock,
      operating: operatingDay.value,
      hoursUnit: 'h',
      operatingLabel: `${operating} operating day`,
      blankLabel: `${inWords(off)} hours off`,
      tanksHead: 'Flexitanks',
      litres: containerVolume.value,
      litresBetweenLevels: levelLitres,
      tanks: Array.from({ length: lineTanks.withheld ? 0 : lineTanks.value }, (_, index) => ({
        name: `Flexitank ${index + 1}`,
        text: [containerVolume.text, tankHours.text],
      })),
      units: {
        count: packUnits.value,
        minutes: columnMinutes,
        head: packUnits.amount,
        words: `${packUnits.number} box and tote units: one stroke each, one every ${unitSeconds}`,
      },
      ...(!uptimeTarget.withheld && {
        stop: {
          minutes: standstillMinutes.value,
          words: [
            `${standstillMinutes}: what a ${uptimeTarget}`,
            `uptime target leaves of ${operatingDay}`,
          ] as const,
        },
      }),
    },
  },
  capacity: {
    heading: hasBase && hasMaximum ? 'Capacity: base and maximum' : 'Capacity',
    note: `What the factory can fill in a day.${hasBase ? ' The base day is the one drawn above.' : ''}`,
    columns: [
      'Capacity',
      ...(hasBase ? [{ label: 'Base', kind: 'figure' } as const] : []),
      ...(hasMaximum ? [{ label: 'Maximum', kind: 'figure' } as const] : []),
      { label: 'The sum', kind: 'text' },
    ],
    rows: [
      {
        name: 'Water a day',
        cells: [
          ...readings(lineCapacity.amount, sourceCapacity.amount),
          [
            ...(hasBase ? [`Base: ${lineTanks.number} × ${containerVolume}.`] : []),
            ...(hasMaximum ? [`Maximum: ${onOneLine(sourceLitres.sum)} = ${sourceLitres}.`] : []),
          ].join(' '),
        ],
      },
      {
        name: 'Flexitanks a day',
        cells: [...readings(lineTanks.number, sourceTanks.number), `${containerVolume} in each.`],
      },
    ],
    baseDay: {
      title: 'The base day',
      rows: hasBase
        ? [
            {
              name: 'Box and tote units',
              figure: packUnits.number,
              text: `Packs of ${packSizes}.`,
            },
            {
              name: 'Operating day',
              figure: operatingDay.text,
              text: `Of ${clock} on the clock.`,
            },
            {
              name: 'Uptime target',
              figure: uptimeTarget.text,
              text: 'Of the operating day.',
            },
          ]
        : [],
    },
    caption: `Company figures. Factory lease: ${figures.lease} a year.`,
  },
  gallery: {
    heading: 'Inside the filling hall',
    note: 'To see the hall itself, ask for a tour: send two dates and the number of visitors.',
  },
  certificates: {
    heading: 'Certificates to ask for',
    note: 'Tell us the scheme your market asks for. Your quote says what we supply for it.',
    legend:
      held.length > 0 ? 'A tick marks what we hold.' : 'Name the ones you need when you write.',
    lines: certificateLines,
  },
  markets: {
    heading: 'Who we fill for',
    note: 'One water, in the vessel and with the papers each buyer needs.',
    entries: [
      {
        title: 'Bottlers and co-packers',
        text: 'Flexitanks, and the mineral ranges for your label.',
        end: { link: { href: '/commercial-mineral-water', label: 'Mineral ranges' } },
      },
      {
        title: 'Beverage makers',
        text: 'Flexitanks at the pH your recipe asks for.',
        end: { link: { href: '/alkaline-water', label: 'pH ranges' } },
      },
      {
        title: 'Hotels and offices',
        text: `Packs of ${packSizes}, drawn through a tap.`,
        end: { link: { href: '/industry-distribution', label: 'By industry' } },
      },
      {
        title: 'Municipalities',
        text: 'Flexitanks to your port, then tankers or rail to your tanks.',
        end: { link: { href: '/bulk-delivery', label: 'Delivery' } },
      },
      {
        title: 'Relief organisations',
        text: 'Flexitanks and packs, as an emergency order.',
        end: { link: { href: '/access-bulk-water#emergency', label: 'Emergency water' } },
      },
    ],
  },
  next: {
    sentence: 'Come and watch a container fill.',
    actions: [tour, specs],
  },
} as const satisfies WaterFactoryWords)

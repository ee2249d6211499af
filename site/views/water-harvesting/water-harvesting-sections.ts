import type { ClosingWords, PageWords } from '../../content/page-words.ts'
import type { DrawnWords, WordsOf } from '../../content/section-words.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { inWords } from '../../figures/number-text.ts'
import type { ContourQuote } from '../../sections/ContourQuote.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { SectionCut } from '../../sections/SectionCut.tsx'
import type { StickyRail } from '../../sections/StickyRail.tsx'
import { shown } from '../../words/shown.ts'
import type { plant } from './Plant.tsx'
import type { valve } from './Valve.tsx'

const figures = figuresFor('/water-harvesting')
const { sourceTemperature, transitTemperature } = figures

type WaterHarvestingWords = PageWords & { next: ClosingWords } & {
  collection: DrawnWords<typeof SectionCut, typeof plant>
  promise: WordsOf<typeof ContourQuote>
  statistics: WordsOf<typeof FigureLine>
  technologies: DrawnWords<typeof StickyRail, typeof valve>
}

export const waterHarvesting = shown({
  hero: {
    title: 'Water Harvesting',
    subtitle: 'From the spring into your container.',
    description: `Six stations on one pipe bring water at ${sourceTemperature} to the filling line.`,
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/source-of-water', label: 'Source of water' },
    ],
  },
  collection: {
    heading: 'The collection system',
    note: 'The pipe, in the symbols of process engineers. Above it runs the temperature of the water.',
    caption: `Temperature to scale, plant schematic. In transit the load is controlled to ${transitTemperature}.`,
    stations: [
      {
        title: 'Spring chamber',
        stat: sourceTemperature.text,
        text: 'The spring fills a covered chamber, where the water stands still for the first time.',
      },
      {
        title: 'Strainer',
        stat: 'Sand and grit stay out',
        text: 'A mesh that keeps sand and grit out of the pipe.',
      },
      {
        title: 'Sampling point',
        stat: 'Lot by lot',
        text: 'A gauge above, a tap below: here the sample of a lot is drawn.',
      },
      {
        title: 'Pump',
        stat: 'Lifts the water',
        text: 'It gives the water the height that the land does not.',
      },
      {
        title: 'Buffer tank',
        stat: 'Stores the water',
        text: 'A store between spring and line: each runs at its own pace.',
      },
      {
        title: 'Filling valve',
        stat: `${figures.lineCapacity}, ${figures.lineCapacity.label}`,
        text: 'Into the flexitank, in the container that will carry it.',
      },
    ],
    drawing: {
      id: 'plant',
      title: 'The path of the water from spring chamber to filling valve',
      description: `Six stations on one pipe: spring chamber, strainer, sampling point, pump, buffer tank, filling valve. Above them a band from ${sourceTemperature.value} to ${sourceTemperature.most} ${sourceTemperature.unit} runs level from the first to the last. At its right end, in transit, it widens to ${transitTemperature}.`,
      band: sourceTemperature.ends,
      bandLabel: sourceTemperature.text,
      unit: sourceTemperature.unit,
      transits: transitTemperature.withheld
        ? []
        : [{ spread: transitTemperature.value, label: `in transit ${transitTemperature}` }],
    },
  },
  promise: {
    quote: 'We take what the spring gives. We do not ask it for more.',
    source:
      'Our sustainability promise: collect what comes to the surface by itself, and leave the ground as it is.',
  },
  statistics: {
    heading: 'A harvesting day',
    figures: [
      {
        figure: sourceTemperature.number,
        unit: sourceTemperature.unit,
        scope: 'Water temperature.',
      },
      {
        figure: figures.operatingDay.number,
        unit: figures.operatingDay.unit,
        scope: 'Operating day.',
      },
      {
        figure: figures.lineCapacity.number,
        unit: figures.lineCapacity.unit,
        scope: `In flexitanks, base capacity: ${inWords(figures.lineTanks.value)} of ${figures.containerVolume}.`,
      },
      {
        figure: figures.packUnits.number,
        unit: figures.packUnits.unit,
        scope: 'Box and tote, base capacity.',
      },
    ],
  },
  technologies: {
    heading: 'One valve, three positions',
    note: 'Closed flow, sampling and diversion, all in one part.',
    caption: 'A three-way valve in section, its plug turned three times. Not to scale.',
    entries: [
      {
        title: 'Closed pipework',
        stat: 'Straight through',
        text: 'The ordinary day. The plug stands in line and the water goes straight through. From chamber to filling it stays inside the pipe, out of the air.',
      },
      {
        title: 'In-line sampling',
        stat: 'While it runs',
        text: 'A quarter turn opens a thin side way while the main stream runs on. What is sampled is what is filled: same moment, same temperature.',
      },
      {
        title: 'Automatic diversion',
        stat: 'Turned away',
        text: 'If a gauge leaves its band, the plug turns the stream away from the line. Filling waits, and the water goes back to the stream it came from.',
      },
    ],
    drawing: {
      id: 'valve',
      title: 'A valve with three ways, in three positions',
      description:
        'A pipe from the spring enters a round body with a turning plug. First position: straight through to filling. Second: straight through, with a thin way up to a sample flask. Third: down and back to the stream, while the way to filling is shut.',
      ports: {
        inlet: 'from the spring',
        outlet: 'to filling',
        sample: 'sample',
        away: 'back to the stream',
      },
    },
  },
  next: {
    sentence: 'Now choose what it travels in.',
    text: [
      'Flexitank, box and tote, tanker or rail. Or go back up the pipe, to the land it begins in.',
    ],
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/source-of-water', label: 'Source of Water' },
    ],
  },
} as const satisfies WaterHarvestingWords)

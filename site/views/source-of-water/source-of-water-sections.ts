import type { ComponentProps } from 'react'
import type { BannerWords, PageWords } from '../../content/page-words.ts'
import type { DrawnWords, WordsOf } from '../../content/section-words.ts'
import { minerals, solids, waterSheet } from '../../content/water-sheet.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords, listOf } from '../../figures/number-text.ts'
import type { Checklist } from '../../sections/Checklist.tsx'
import type { MarginMap } from '../../sections/MarginMap.tsx'
import type { PlateLedger } from '../../sections/PlateLedger.tsx'
import { shown } from '../../words/shown.ts'
import type { Catchment } from './Catchment.tsx'
import type { QualityReports } from './QualityReports.tsx'

const figures = figuresFor('/source-of-water')
const { sourceTemperature, phNatural } = figures
const sheet = waterSheet(figures)
const tds = solids(figures)
const named = minerals(figures)

type SourceOfWaterWords = PageWords & { next: BannerWords } & {
  features: DrawnWords<typeof MarginMap, typeof Catchment>
  criteria: WordsOf<typeof Checklist>
  monitoring: WordsOf<typeof PlateLedger> & {
    reports: WordsOf<typeof QualityReports, 'file'> & {
      file: Omit<ComponentProps<typeof QualityReports>['file'], 'facts'>
    }
  }
}

export const sourceOfWater = shown({
  hero: {
    title: 'Source of Water',
    subtitle: 'How we choose a spring, and how we watch it.',
    description: `Icelandic drinking water at ${sourceTemperature}, ${phNatural.label}. The landscape is a rendering.`,
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/water-purity', label: 'Water purity' },
    ],
  },
  features: {
    heading: 'The land above a spring',
    note: 'The same land twice: from above, and cut open along the line A\u00a0to\u00a0F.',
    caption: 'How a catchment works, in plan and in section. Not to scale.',
    notes: [
      {
        mark: 'A',
        title: 'The divide',
        stat: 'One catchment',
        text: 'The high line around the ground. Rain and meltwater inside it drain to one spring.',
      },
      {
        mark: 'B',
        title: 'Glacier ice',
        stat: 'Kept as ice',
        text: 'The store. It keeps water cold and apart, and gives it up slowly.',
      },
      {
        mark: 'C',
        title: 'The edge of the ice',
        stat: 'Melting point',
        text: 'Here the ice turns to water, and the water finds the ground.',
      },
      {
        mark: 'D',
        title: 'The lava field',
        stat: `${figures.firstLava.number}, ${figures.secondLava.number}, ${figures.deepestLava}`,
        text: 'The filter. Water sinks through it layer by layer, for years.',
      },
      {
        mark: 'E',
        title: 'The spring',
        stat: 'Where streams meet',
        text: 'The streams gather and come to light.',
      },
      {
        mark: 'F',
        title: 'The intake',
        stat: 'Close to the spring',
        text: 'Here we take the water, close to where it rises.',
      },
    ],
    drawing: {
      id: 'catchment',
      title: 'A catchment in plan and in section',
      description:
        'Above, a contour sheet: a dot-dash line, the divide, closes around ice in the west and lava in the east and narrows to a spring. A line crosses it with six marks. Below, the profile along that line: A stands on the divide, B on the ice, C at its edge, D on the lava, E at the spring, F on the stream below it. Threads of water sink from the ice through the lava and rise at the spring.',
      marks: ['A', 'B', 'C', 'D', 'E', 'F'],
      names: { ice: 'Ice', lava: 'Lava', spring: 'Spring', divide: 'Divide' },
    },
  },
  criteria: {
    heading: 'What we look for',
    note: 'What makes a spring worth filling from.',
    legend: 'Ticked: with a figure.',
    lines: [
      { title: 'Cold', text: sourceTemperature.text, ticked: true, status: 'water temperature' },
      { title: 'Pure', text: figures.purity.text, ticked: true, status: 'purity' },
      {
        title: 'Long in the rock',
        text: `${figures.firstLava.number}, ${figures.secondLava.number}, ${figures.deepestLava}`,
        ticked: true,
        status: 'natural filtration',
      },
      {
        title: 'Enough, every day',
        text: figures.lineCapacity.text,
        ticked: true,
        status: figures.lineCapacity.label,
      },
      {
        title: 'One catchment, whole',
        text: 'Its divide can be drawn, and the ground inside it protected.',
        status: 'the land above',
      },
      {
        title: 'Room to sample',
        text: 'A place between spring and pipe where a laboratory can fill its bottles.',
        status: 'the way to the pipe',
      },
    ],
  },
  monitoring: {
    title: 'Testing & Monitoring',
    plate: {
      figure: sourceTemperature.number,
      unit: sourceTemperature.unit,
      text: 'The temperature of the water, and the first thing to look at: a spring that warms has changed its way.',
    },
    rows: [
      {
        title: 'Temperature',
        text: 'The quickest sign of change, and the value to take beside every other.',
        readings: [],
      },
      {
        title: 'pH',
        text: `${capital(phNatural.label)}, ${phNatural.digits}. It rises while the water is in touch with rock.`,
        readings: [],
      },
      {
        title: 'Dissolved solids',
        text: `${capital(tds.text)} (TDS). The sum shifts when the mix of old and young water shifts.`,
        readings: [],
      },
      {
        title: `${capital(inWords(named.length))} minerals`,
        text: `${capital(listOf(named.map(({ figure }) => figure.label)))}, in ${figures.calcium.form.unit}: the signature of the lava.`,
        readings: [],
      },
    ],
    reports: {
      id: 'quality-reports',
      label: 'View Quality Reports',
      title: 'Purity metrics',
      columns: ['Metric', 'Standard', 'Value'],
      rows: [
        sheet.purity,
        { ...sheet.acidity, value: `${phNatural}, ${phNatural.label}` },
        sheet.solids,
        sheet.temperature,
        ...sheet.minerals,
      ],
      note: 'The analysis of your lot comes with your quote.',
      action: { href: '/contact?topic=supply', label: 'Ask for a quote' },
      file: {
        href: '/downloads/quality-sheet.pdf',
        label: 'Download the quality sheet',
        subject: 'with the standards and room for your own lot',
      },
    },
  },
  next: {
    sentence: 'From here the water goes one way.',
    text: 'Down to the filling line, and into the format that fits your dock.',
    actions: [
      { href: '/solutions', label: 'Solutions' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies SourceOfWaterWords)

import { siteConfig } from '../../../site.config.ts'
import type { PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, ItemOf, WordsOf } from '../../content/section-words.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords } from '../../figures/number-text.ts'
import { ordinal } from '../../figures/word-forms.ts'
import type { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import type { Ledger } from '../../sections/Ledger.tsx'
import type { PlateGrid } from '../../sections/PlateGrid.tsx'
import { shown } from '../../words/shown.ts'
import { solids, waterSheet } from '../../words/water-sheet.ts'
import type { withBars } from './Bars.tsx'

const figures = figuresFor('/know-your-water')
const { euPh, whoTds } = figures
const sheet = waterSheet('en', '/know-your-water')
const tds = solids(figures)
const euDirective = `EU directive 2020/2184: ${euPh}.`
const { calcium, magnesium, silica, potassium } = figures
const minerals = [calcium, magnesium, silica, potassium].filter(({ withheld }) => !withheld)

/** One range once the owner has settled which; until then both, each by its name. */
const phRanges = [
  { figure: figures.ph, name: 'alkaline' },
  { figure: figures.phLow, name: 'mild' },
] as const
const ourPh = phRanges.filter(({ figure }) => !figure.withheld)
const both = ourPh.length === phRanges.length

/** Whole numbers of pH around everything that the bar shows. */
const phEnds = [euPh, ...ourPh.map(({ figure }) => figure)].flatMap(({ ends }) => ends)
const phFrom = Math.floor(Math.min(...phEnds))
const phTo = Math.ceil(Math.max(...phEnds))

/** Marks at sixths of the scale, closer where the water is. */
const solidsMarks = [0, 1, 2, 4, 6].map((sixths) => Math.round((whoTds.value * sixths) / 6))

const { samples } = siteConfig.terms

type KnowYourWaterWords = PageWords & {
  questions: WordsOf<typeof DefinitionColumns>
  sheet: WordsOf<typeof Ledger, 'rows'> & { rows: DrawnFrom<typeof withBars> }
  plates: Record<'wide' | 'upright', ItemOf<typeof PlateGrid, 'plates'>>
}

export const knowYourWater = shown({
  hero: {
    title: 'Know Your Water',
    subtitle: 'How to read a water sheet, line by line.',
    description:
      'Our Icelandic water beside the EU directive and WHO. For bottlers with a tank, and for consumers with a glass.',
    actions: [
      { href: '/access-bulk-water', label: 'Access bulk water' },
      { href: '/water-purity', label: 'Water purity' },
    ],
  },
  questions: {
    heading: 'What a water sheet tells you',
    note: 'Where the water is from, what is in it, how cold it is and how it is tested.',
    definitions: [
      {
        term: 'Where it is from',
        stat: 'Iceland',
        text: [
          'Ours comes from Icelandic glacier ice, through lava, to a spring.',
          'What the rock gives shows in every line further down the sheet.',
        ],
      },
      {
        term: 'What is in it',
        stat: `${capital(tds.text)} TDS`,
        text: [
          `All that is dissolved adds up to one number, TDS: total dissolved solids. ${capital(inWords(minerals.length))} minerals are a part of it.`,
          'Water from rock varies a little from lot to lot, so each mineral comes as a range.',
        ],
      },
      {
        term: 'How cold it is',
        stat: figures.sourceTemperature.text,
        text: [
          `Ours: ${figures.sourceTemperature}. The temperature belongs to every other value, because pH and taste both shift as water warms.`,
        ],
      },
      {
        term: 'How it is tested',
        stat: 'Lot by lot',
        text: [
          'In a laboratory. Look for its name, the method and the date beside each value.',
          'The analysis of your lot comes with your quote.',
          ...(samples ? [`Samples: ${samples}`] : []),
        ],
      },
    ],
  },
  sheet: {
    heading: 'Laboratory-tested purity metrics',
    note: 'Where a published limit or guide exists, a bar shows how our water lies within it.',
    columns: ['Metric', { label: 'Standard', kind: 'text' }, { label: 'Value', kind: 'figure' }],
    rows: [
      { name: sheet.purity.name, cells: [sheet.purity.standard, sheet.purity.value] },
      {
        name: sheet.ph.name,
        cells: [
          both
            ? `${euDirective} Our alkaline range, average ${figures.phAverage}, and our mild range both lie inside.`
            : `${euDirective} Our range lies inside.`,
          both
            ? ({ readings: [figures.ph.text, figures.phLow.text], brace: 'two ranges' } as const)
            : figures.phNatural.text,
        ],
        bar: {
          description: `On a scale from ${phFrom} to ${phTo} the EU directive allows ${euPh.value} to ${euPh.most}. ${
            both
              ? `The alkaline range, ${figures.ph.digits}, and the mild range, ${figures.phLow.digits}, both lie inside it.`
              : `Our range, ${figures.phNatural.digits}, lies inside it.`
          }`,
          scale: {
            from: phFrom,
            to: phTo,
            marks: Array.from({ length: phTo - phFrom + 1 }, (_, at) => phFrom + at),
            unit: ' pH',
          },
          standard: { from: euPh.value, to: euPh.most, name: `${euPh}, EU directive` },
          ranges: ourPh.map(({ figure, name }) => ({
            from: figure.value,
            to: figure.most,
            name: both ? `${name}, ${figure.digits}` : figure.digits,
          })),
        },
      },
      {
        name: sheet.solids.name,
        cells: [sheet.solids.standard, sheet.solids.value],
        bar: {
          description: `On a scale from 0 to ${whoTds}, the span in which WHO calls the taste generally good, this water ends in the first ${ordinal(Math.floor(whoTds.value / tds.value))}, ${tds}.`,
          scale: { from: 0, to: whoTds.value, marks: solidsMarks, unit: ` ${whoTds.unit}` },
          standard: { from: 0, to: whoTds.value, name: 'good to taste, by WHO' },
          ranges: [{ from: 0, to: tds.value, name: tds.text }],
        },
      },
      {
        name: sheet.temperature.name,
        cells: [sheet.temperature.standard, sheet.temperature.value],
      },
      ...sheet.minerals.map(({ name, standard, value }) => ({ name, cells: [standard, value] })),
    ],
    caption: 'Bars to scale, each in its own unit.',
  },
  plates: {
    wide: { number: 'Plate 1', caption: 'Ice on its way to the lagoon. Rendering.' },
    upright: { number: 'Plate 2', caption: 'Higher up, in evening shade. Rendering.' },
  },
  next: {
    sentence: 'Now that you can read the sheet, ask for ours.',
    actions: [
      { href: '/access-bulk-water', label: 'Access Bulk Water' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies KnowYourWaterWords)

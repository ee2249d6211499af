import { figures, rangeOf } from './figures.ts'
import type { PageWords } from './page-words.ts'

const [firstFrom, firstTo] = rangeOf(figures.ph)
const [secondFrom, secondTo] = rangeOf(figures.phLow)
const [euFrom, euTo] = rangeOf(figures.euPh)

const twoReadings = (first: string, second: string) => ({
  readings: [first, second] as const,
  brace: 'two readings',
})

const noLimit = 'No limit in EU directive 2020/2184.'

export const knowYourWater = {
  hero: {
    title: 'Know Your Water',
    subtitle: 'How to read a water sheet, line by line.',
    description: 'Where it is from, what is in it, how cold it is and how it is tested.',
    actions: [
      { href: '/access-bulk-water', label: 'Access bulk water' },
      { href: '/water-purity', label: 'Water purity' },
    ],
  },
  questions: {
    heading: 'Four questions for any water sheet',
    note: 'Ask them of ours, and of every other you are shown: a consumer with a glass as well as a buyer with a tank.',
    definitions: [
      {
        term: 'Where is it from?',
        text: [
          'A sheet should name a place, not a mood. Ours begins as Icelandic glacier ice, goes through lava and comes out at a spring.',
          'Ask which spring, and on which day the sample was drawn.',
        ],
      },
      {
        term: 'What is in it?',
        text: [
          'Everything dissolved adds up to one number, TDS. Four minerals make up part of ours, each stated as a range.',
          'A range tells you more than a single value: water from rock is never twice the same.',
        ],
      },
      {
        term: 'How cold is it?',
        text: [
          `${figures.sourceTemperature.text} is stated for ours. Temperature belongs beside every other value, because a pH read warm and a pH read cold are two readings.`,
        ],
      },
      {
        term: 'How is it tested?',
        text: [
          'A value with a method, a laboratory and a date is a measurement. Without them it is a statement.',
          'What follows is what the company states. Ask for the certificate of your lot; it comes on request.',
        ],
      },
    ],
  },
  sheet: {
    heading: 'Laboratory-tested purity metrics',
    note: 'Eight lines, as stated by the company. Only two of them can be set against a published value, so only two have a bar.',
    columns: ['Metric', { label: 'Standard', kind: 'text' }, { label: 'Value', kind: 'figure' }],
    rows: [
      {
        name: 'Purity',
        cells: ['No standard defines it. Ask what was counted.', figures.purity.text],
      },
      {
        name: 'pH',
        cells: [
          `EU directive 2020/2184: ${figures.euPh.text}. Average 8.6 is stated with the first reading.`,
          twoReadings(figures.ph.text, figures.phLow.text),
        ],
        bar: {
          description:
            'On a scale from 6 to 10 the directive allows 6.5 to 9.5. Both stated ranges, 8.4–8.8 and 7.8–8.2, lie inside it and do not overlap.',
          scale: { from: 6, to: 10, marks: [6, 7, 8, 9, 10], unit: ' pH' },
          standard: { from: euFrom, to: euTo, label: `${figures.euPh.text}, the directive’s band` },
          readings: [
            { from: firstFrom, to: firstTo, label: '8.4–8.8', tone: 'first' },
            { from: secondFrom, to: secondTo, label: '7.8–8.2', tone: 'second' },
          ],
        },
      },
      {
        name: 'Dissolved solids, TDS',
        cells: [
          `WHO calls the taste good below about ${figures.whoTds.text}; no limit. 1 ppm in water is about 1 mg/L, so the second reading is the stricter.`,
          twoReadings(figures.tds.text, figures.tdsStrict.text),
        ],
        bar: {
          description:
            'On a scale from 0 to 600 mg/L, the span in which WHO calls the taste generally good, both stated readings end in the first sixth: under 100 ppm and under 50 mg/L.',
          scale: { from: 0, to: 600, marks: [0, 100, 200, 400, 600], unit: ' mg/L' },
          standard: { from: 0, to: 600, label: 'good to taste, by WHO' },
          readings: [
            { from: 0, to: 100, label: figures.tds.text, tone: 'first' },
            { from: 0, to: 50, label: figures.tdsStrict.text, tone: 'second' },
          ],
        },
      },
      { name: 'Temperature', cells: [noLimit, figures.sourceTemperature.text] },
      { name: 'Calcium', cells: [noLimit, figures.calcium.text] },
      { name: 'Magnesium', cells: [noLimit, figures.magnesium.text] },
      {
        name: 'Silica',
        cells: [noLimit, figures.silica.text],
      },
      {
        name: 'Potassium',
        cells: [noLimit, figures.potassium.text],
      },
    ],
    caption: 'Bars to scale, each on its own unit; values as stated.',
  },
  plates: {
    wide: {
      number: 'Plate 1',
      caption: 'Rendering. Ice on its way to the lagoon: the sheet begins before the water does.',
    },
    upright: {
      number: 'Plate 2',
      caption: 'Rendering. Higher up, in evening shade.',
    },
  },
  next: {
    sentence: 'Now that you can read the sheet, ask for ours.',
    actions: [
      { href: '/access-bulk-water', label: 'Access Bulk Water' },
      { href: '/water-purity', label: 'Water Purity' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>

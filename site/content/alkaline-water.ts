import { siteConfig } from '../../site.config.ts'
import { figuresFor } from '../figures/figures-for.ts'
import { onOneLine, wholeNumber } from '../figures/number-text.ts'
import type { PhScale } from '../graphics/alkaline-water/PhScale.tsx'
import type { Comparison } from '../sections/Comparison.tsx'
import type { DefinitionColumns } from '../sections/DefinitionColumns.tsx'
import type { WidePlot } from '../sections/WidePlot.tsx'
import { shown } from '../words/shown.ts'
import type { ClosingWords, PageWords } from './page-words.ts'
import type { PlotWords, WordsOf } from './section-words.ts'

const figures = figuresFor('/alkaline-water')
const { ph, phLow, phAverage } = figures

const contact = '/contact?topic=supply'

/** From the lowest to the highest end of both ranges. */
const lowest = phLow.value
const highest = ph.most
const span = Math.round((highest - lowest) * 10) / 10
const times = Math.round(10 ** span)
const oneStep = span === 1
const steps = oneStep ? 'one whole step' : `${wholeNumber(span)} steps`
const factor = times === 10 ? 'ten times' : `${wholeNumber(times)} times`

const samples = siteConfig.terms.samples
const both = !ph.withheld && !phLow.withheld

type AlkalineWaterWords = PageWords & { next: ClosingWords } & {
  plot: PlotWords<typeof WidePlot, typeof PhScale>
  voices: WordsOf<typeof Comparison> | undefined
  premium: WordsOf<typeof DefinitionColumns>
}

export const alkalineWater = shown({
  hero: {
    title: 'Alkaline Water',
    subtitle: 'Alkaline, by way of lava.',
    description: [
      ph.withheld
        ? `${phLow}, by the container.`
        : `${ph}, average ${phAverage}, by the container.`,
      ...(both ? [`Prefer it closer to neutral? Ask for ${phLow.digits}.`] : []),
    ].join(' '),
    actions: [
      { href: contact, label: 'Name your range' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
  plot: {
    heading: 'Where it sits on the scale',
    note: 'Neutral is 7. Each whole step is a factor of ten.',
    margin: {
      term: 'Small numbers, long steps',
      text: both
        ? `From ${wholeNumber(lowest)} to ${wholeNumber(highest)} is ${steps}: ${factor}. So a few tenths matter: name your range when you write.`
        : 'A few tenths matter: name your limit when you write.',
    },
    caption: `To scale. pH counts in powers of ten; ${onOneLine(`${wholeNumber(highest)} − ${wholeNumber(lowest)} = ${wholeNumber(span)}`)}.`,
    data: {
      summary: 'The values as a table',
      columns: ['Range', 'pH'],
      rows: [
        [`Alkaline range, average ${phAverage}`, ph.digits],
        ['Mild range', phLow.digits],
      ],
    },
    drawing: {
      title: both ? 'The pH scale with both ranges' : 'The pH scale with our range',
      description: `A line from 0, acid, to 14, alkaline; 7 is neutral. ${
        both
          ? `Two bars stand right of the middle: the mild range, ${phLow.digits}, in blue, and the alkaline range, ${ph.digits}, in red with its average, ${phAverage}, as a dot. A strip from 7 to 9 shows them larger. From ${wholeNumber(lowest)} to ${wholeNumber(highest)} is ${steps}: ${factor}.`
          : 'One bar stands right of the middle, and a strip from 7 to 9 shows it larger.'
      }`,
      acid: 'acid',
      neutral: 'neutral',
      alkaline: 'alkaline',
      ranges: [
        {
          name: 'alkaline',
          text: ph.digits,
          range: ph.ends,
          average: [{ text: `average ${phAverage}`, at: phAverage.value }],
        },
        { name: 'mild', text: phLow.digits, range: phLow.ends, average: [] },
      ],
      step: both ? [`${steps}:`, factor] : [],
      magnified: '7 to 9, enlarged',
    },
  },
  voices: both
    ? ({
        heading: 'Choose your range',
        note: 'Tell us which your product needs; your quote names the range of your lot.',
        voices: [
          { name: 'Alkaline range', figure: ph.digits, scope: `average ${phAverage}` },
          { name: 'Mild range', figure: phLow.digits, scope: 'closer to neutral' },
        ],
        rows: [
          {
            question: 'Choose it for',
            answers: [
              `Drinks you sell as alkaline, and recipes that need ${wholeNumber(ph.value)} or more.`,
              'Recipes in which the water should stay in the background.',
            ],
          },
          {
            question: 'Write in your order',
            answers: [
              'Alkaline range, the volume, the port and the month. If your limit is tighter, give us the limit.',
              'Mild range, the volume, the port and the month. Add your ceiling if the recipe has one.',
            ],
          },
          {
            question: 'Check on arrival',
            answers: [
              'Read it at the valve with a calibrated meter, before the water has stood open. It takes up carbon dioxide from the air, and its pH falls.',
              `Use the meter here too. The ranges are ${wholeNumber(Math.round((ph.value - phLow.most) * 10) / 10)} apart, finer than most test strips can show.`,
            ],
          },
        ],
      } as const)
    : undefined,
  premium: {
    heading: 'Premium alkaline water, at work',
    note: 'For the people who write the recipe.',
    definitions: [
      {
        term: 'Formulation',
        text: [
          'Little is dissolved in this water, so acid, fruit or carbon dioxide moves its pH quickly. Your recipe decides where the finished drink lands.',
          `Try it in a ${figures.packSmall} or ${figures.packLarge} pack before you order a container, and measure after every step.`,
          ...(samples ? [`Samples: ${samples}`] : []),
        ],
      },
      {
        term: 'Taste',
        text: [
          'Low in dissolved solids and on the alkaline side, it drinks soft. Pour it beside the water you use now, both at one temperature, and trust your own panel.',
        ],
      },
      {
        term: 'On the label',
        text: [
          'Give the pH of your own lot, with its date. Markets differ on what may be called alkaline; check yours before you print.',
        ],
      },
    ],
  },
  next: {
    sentence: both ? 'Which range is yours?' : 'Which pH does your product need?',
    text: [
      both
        ? 'Tell us the range, the volume, the port and the month.'
        : 'Tell us your limit, the volume, the port and the month.',
    ],
    actions: [
      { href: contact, label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies AlkalineWaterWords)

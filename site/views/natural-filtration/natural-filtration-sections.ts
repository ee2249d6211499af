import { siteConfig } from '../../../site.config.ts'
import { withCertificates } from '../../content/certificates.ts'
import type { PageWords } from '../../content/page-words.ts'
import type { DrawnWords, WordsOf } from '../../content/section-words.ts'
import { solids } from '../../content/water-sheet.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { inRoundWords } from '../../figures/number-text.ts'
import type { Checklist } from '../../sections/Checklist.tsx'
import type { Specimen } from '../../sections/Specimen.tsx'
import { shown } from '../../words/shown.ts'
import type { basaltSpecimen } from './BasaltSpecimen.tsx'
import type { NeatTimeline } from './NeatTimeline.tsx'

const figures = figuresFor('/natural-filtration')
const { firstLava, secondLava, deepestLava, purity, phNatural } = figures
const tds = solids(figures)

/** The line ends with the last year that is shown. */
const length = Math.max(
  ...[firstLava, secondLava, deepestLava]
    .filter(({ withheld }) => !withheld)
    .map((span) => span.most),
)
const markEvery = 50
const marks = Array.from(
  { length: Math.floor(length / markEvery) },
  (_, at) => (at + 1) * markEvery,
)
const age = 20

type NaturalFiltrationWords = PageWords & {
  timeline: WordsOf<typeof NeatTimeline>
  specimen: DrawnWords<typeof Specimen, typeof basaltSpecimen>
  standards: WordsOf<typeof Checklist>
}

export const naturalFiltration = shown({
  hero: {
    title: 'Natural Filtration',
    subtitle: `${firstLava.number}, ${secondLava.number} and ${deepestLava} in lava.`,
    description:
      'Icelandic water passes four steps of ice and rock before we fill it. Scroll down to see how long that is.',
    actions: [
      { href: '/water-purity', label: 'Water purity' },
      { href: '/source-of-water', label: 'Where it begins' },
    ],
  },
  timeline: {
    heading: 'Years in the lava, to scale',
    note: 'Every year has the same length on this line. Each layer is counted from zero.',
    ordinal: 'Step',
    reading: 'Year',
    length,
    skip: { href: `#year-${length}`, label: `To year ${length}` },
    before: {
      title: 'Ice lets the water go',
      text: 'It melts, drop by drop, at the edge of the glacier.',
      scope: 'Zero on the line is where the lava begins.',
    },
    entries: [
      {
        title: 'First lava',
        text: 'Open rock, like a sponge turned to stone. On this line the whole step is hardly taller than this sentence.',
        figure: firstLava.number,
        unit: firstLava.unit,
        span: firstLava.ends,
        aside: true,
      },
      {
        title: 'Second lava',
        text: `Narrower ways. Watch a drop go in at ${inRoundWords(age)}, and you could be ${inRoundWords(age + secondLava.most)} when it leaves.`,
        figure: secondLava.number,
        unit: secondLava.unit,
        span: secondLava.ends,
      },
      {
        title: 'Deepest lava',
        text: 'From here on the eye has nothing to follow: rock, water, time. The white below is what the number means.',
        figure: deepestLava.number,
        unit: deepestLava.unit,
        span: deepestLava.ends,
      },
    ],
    marks: marks.map((at) => ({ at, label: `${at} ${deepestLava.form.unit} of scrolling` })),
    end: 'To the spring',
    caption: 'Years to scale; the thread of water is drawn freely.',
  },
  specimen: {
    heading: 'Inside a piece of lava',
    note: 'What the wait gives you, shown on a piece of the filter.',
    caption: 'A fragment of lava, enlarged, with water running through it. Not to scale.',
    parts: [
      {
        name: 'Pores hold what floats',
        text: 'Gas bubbles, frozen into the rock. Water passes, particles settle: less for your own filters to do.',
      },
      {
        name: 'Cracks set the pace',
        text: 'Narrow joints slow the flow until it is counted in years.',
      },
      {
        name: 'Mass keeps it cold',
        text: `A whole lava field warms slowly. The water is at ${figures.sourceTemperature}.`,
      },
      {
        name: 'Minerals come along',
        text: figures.silica.withheld
          ? 'Calcium, magnesium, silica and potassium from the rock.'
          : `Calcium, magnesium and potassium from the rock, and ${figures.silica} of silica.`,
      },
    ],
    drawing: {
      id: 'basalt-fragment',
      title: 'A fragment of lava, enlarged',
      description:
        'A broken stone with gas pores of many sizes. A crack runs through it from top to bottom and carries a thread of water. Pale mineral needles lie in the mass. Four leaders name pores, crack, mass and minerals.',
      magnified: 'water in',
    },
  },
  standards: {
    heading: 'Quality standards',
    note: 'Our own figures first, then the rules and schemes that buyers ask about. Name yours when you write.',
    legend:
      siteConfig.certificates.length > 0
        ? 'Ticked: our own figure, or a certificate that we hold.'
        : 'Ticked: our own figure.',
    lines: [
      { title: 'Purity', text: purity.text, ticked: true, status: 'our figure' },
      { title: 'Dissolved solids', text: `${tds} TDS`, ticked: true, status: 'our figure' },
      {
        title: 'pH',
        text: `${phNatural.digits}, ${phNatural.label}`,
        ticked: true,
        status: 'our figure',
      },
      ...withCertificates([
        {
          title: 'EU Drinking Water Directive, 2020/2184',
          text: 'The limits a European authority will ask about.',
          status: 'tell us if you need it',
        },
        {
          title: 'WHO Guidelines for Drinking-water Quality',
          text: 'The reference where no national limit applies.',
          status: 'tell us if you need it',
        },
        {
          title: 'ISO 22000, food safety management',
          text: 'Asked for by bottlers and food producers.',
          status: 'tell us if you need it',
        },
      ]),
    ],
  },
  next: {
    sentence: 'See what the lava leaves in the water.',
    actions: [
      { href: '/water-purity', label: 'Water Purity' },
      { href: '/source-of-water', label: 'Source of Water' },
    ],
  },
} as const satisfies NaturalFiltrationWords)

import type { PageWords } from '../../content/page-words.ts'
import { knownAmounts, revenueStreams } from '../../content/revenue-streams.ts'
import type { DrawnWords, WordsOf } from '../../content/section-words.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords, listOf, onOneLine, shortNumber } from '../../figures/number-text.ts'
import { otherParts, partNoun } from '../../figures/part-in-words.ts'
import type { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { FlowAcross } from '../../sections/FlowAcross.tsx'
import type { Ledger } from '../../sections/Ledger.tsx'
import { shown } from '../../words/shown.ts'
import type { riverDown } from './Rivers.tsx'

const figures = figuresFor('/profit-purpose')
const { revenueYear, revenueShare, revenueTenth, averageGrowth } = figures
const tenth = partNoun(revenueShare.value)
const streams = revenueStreams(figures)
const amounts = knownAmounts(figures)

const dollars = (value = Number.NaN) => `$${shortNumber(value, 2)}`

const tenths = figures.streamTenths.values
/** The tenths added up, stream by stream. */
const added = [tenths[0], ...figures.tenthsAdded.values, revenueTenth.value]
/** The owner fills in the growth of every stream, or the table has no column for it. */
const grown = streams.every(({ growth }) => growth !== undefined)
const average = averageGrowth.withheld ? undefined : averageGrowth.text

type ProfitPurposeWords = PageWords & {
  river: DrawnWords<typeof FlowAcross, typeof riverDown>
  ledger: WordsOf<typeof Ledger>
  impact: WordsOf<typeof FigureLine>
  bottomLine: WordsOf<typeof DefinitionColumns>
}

export const profitPurpose = shown({
  hero: {
    title: 'Profit + Purpose',
    subtitle: `A ${tenth} of revenue funds water projects.`,
    description: `Selling Icelandic water in bulk brings in ${revenueYear} a year; ${revenueTenth} of it goes to water projects. Company figures.`,
    actions: [
      { href: '/investors', label: 'For investors' },
      { href: '/community-impact', label: 'Community impact' },
    ],
  },
  river: {
    heading: `Where the ${revenueShare} comes from`,
    note: `Six streams of revenue, seen as a river from above. The red branch is the ${tenth}.`,
    caption: `Widths to scale. Company figures; ${onOneLine(`${revenueTenth.sum} = ${revenueTenth}`)}.`,
    drawing: {
      id: 'river',
      title: `Six streams of revenue, and the ${tenth} that branches off`,
      description: `${capital(inWords(amounts.length))} channels, widths to scale: ${listOf(amounts)}. They join in one river of ${revenueYear} a year. Before the right edge a red channel, a ${tenth} as wide, branches off: ${revenueShare} of revenue funds water projects, ${revenueTenth}.`,
      streams: streams.map(({ label, amount, value }) => ({ name: label, amount, value })),
      sum: { figure: revenueYear.text, unit: 'a year' },
      tenth: {
        share: revenueShare.value,
        figure: revenueTenth.text,
        words: [`${revenueShare} of revenue`, 'funds water', 'projects:'],
      },
    },
  },
  ledger: {
    heading: 'What each stream adds',
    note: `Each stream gives its ${tenth}; “Added up” is the sum so far.`,
    columns: [
      'Share of revenue',
      { label: 'A year', kind: 'figure' },
      { label: `Its ${tenth}`, kind: 'figure' },
      { label: 'Added up', kind: 'figure' },
      ...(grown ? [{ label: 'Growth', kind: 'text' } as const] : []),
    ] as const,
    rows: [
      ...streams.map(({ title, amount, growth }, place) => ({
        name: title,
        cells: [
          amount,
          dollars(tenths[place]),
          dollars(added[place]),
          ...(grown ? [growth ?? ''] : []),
        ],
      })),
      {
        name: average && !grown ? `All six, growing ${average} on average` : 'All six',
        total: true,
        cells: [
          revenueYear.text,
          revenueTenth.text,
          revenueTenth.text,
          ...(grown ? [average ? `${average} on average` : 'Six streams'] : []),
        ],
      } as const,
    ],
    caption: `Company figures. Shares rounded; ${onOneLine(`stream × ${revenueShare} = its ${tenth}`)}.`,
  },
  impact: {
    heading: 'Our work in figures',
    note: 'Company figures.',
    figures: [
      { ...asCount(figures.livesTouched), scope: 'Reached by our water and our projects.' },
      {
        ...asCount(figures.partnershipsAll),
        scope: 'Sponsors, NGOs, carriers and technology partners.',
      },
      {
        ...asCount(figures.donated),
        unit: 'litres',
        scope: `${figures.donated} donated.`,
      },
    ],
  },
  bottomLine: {
    heading: 'The triple bottom line',
    note: `Where the ${tenth} goes, how the water travels, and what remains.`,
    definitions: [
      {
        term: 'People',
        text: [
          `The ${tenth} goes to water projects: a source, a tap, and someone who looks after both. A sponsor’s money can join it, project by project.`,
        ],
      },
      {
        term: 'Planet',
        text: [
          'A flexitank stays closed from the filling line to your dock, and makes the crossing by sea.',
        ],
        link: { href: '/sustainable-bulk-solutions', label: 'Sustainable Bulk Solutions' },
      },
      {
        term: 'Profit',
        text: [
          `The ${tenth} comes off revenue first. The business lives on the ${otherParts(revenueShare.value)}.`,
        ],
      },
    ],
  },
  next: {
    sentence: 'Follow the money, or add to it.',
    actions: [
      { href: '/investors', label: 'Investors' },
      { href: '/community-impact', label: 'Community Impact' },
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies ProfitPurposeWords)

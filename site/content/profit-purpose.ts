import { asCount, figures } from './figures.ts'
import type { PageWords } from './page-words.ts'
import { revenueStreams, streamAmounts } from './revenue-streams.ts'

/** Derived: a tenth of an amount, in the company's own short form. */
function tenthOf(millions: number): string {
  const tenth = millions / 10
  return tenth < 1 ? `$${Math.round(tenth * 1000)}K` : `$${tenth.toFixed(2)}M`
}

export const profitPurpose = {
  hero: {
    title: 'Profit + Purpose',
    subtitle: 'A tenth of revenue funds water projects.',
    description:
      'Of what is sold, not of what is left over. Six streams of revenue show what that comes to in dollars.',
    actions: [
      { href: '/investors', label: 'For investors' },
      { href: '/community-impact', label: 'Community impact' },
    ],
  },
  river: {
    heading: 'Six streams, and the tenth that turns off',
    note: 'Revenue as a braided river, seen from above. Every channel is as wide as the money in it.',
    caption:
      'Widths to scale; revenue as stated by the company, a year. Derived: $13.9M × 10 % is $1.39M.',
    drawing: {
      id: 'river',
      title: 'Six revenue streams become one river, and a tenth of it turns off',
      description: `Six channels, widths to scale: ${streamAmounts}. They join to one river of ${figures.revenueYear.text} a year. Before the edge of the sheet a channel of exactly a tenth of its width turns off: 10 % of revenue funds water projects, ${figures.revenueTenth.text}.`,
      streams: revenueStreams,
      sum: { figure: figures.revenueYear.text, label: 'a year' },
      tenth: {
        figure: figures.revenueTenth.text,
        label: ['10 % of revenue', 'funds water', 'projects:'],
      },
    },
  },
  ledger: {
    heading: 'The streams in figures',
    note: 'Amounts are stated; what each stream sells is not. The tenth beside each is our arithmetic.',
    columns: [
      'Revenue stream',
      { label: 'A year', kind: 'figure' },
      { label: 'Its tenth, derived', kind: 'figure' },
      { label: 'Growth', kind: 'text' },
    ],
    rows: [
      ...revenueStreams.map(({ name, amount, millions }) => ({
        name,
        cells: [amount, tenthOf(millions), 'not stated for this stream'],
      })),
      {
        name: 'All six',
        total: true,
        cells: [
          figures.revenueYear.text,
          figures.revenueTenth.text,
          `${figures.averageGrowth.text} average over six; none stated per stream`,
        ],
      },
    ],
    caption:
      'As stated by the company; neither audit nor period is stated, nor whose dollar it is.',
  },
  impact: {
    heading: 'What the tenth stands beside',
    note: 'Impact as stated by the company. How much of it the tenth paid for is not stated, so no price per life or litre is drawn from it.',
    figures: [
      {
        ...asCount(figures.livesTouched),
        scope: '2M+ lives, as stated; 1M+ people reached is stated elsewhere.',
      },
      {
        ...asCount(figures.partnershipsStated),
        scope: 'As stated by the company; 11 CSR partners are stated elsewhere.',
        share: 1.1,
      },
      {
        figure: asCount(figures.donated).figure,
        unit: 'litres',
        scope: '12,400,000 L donated, as stated; period not stated.',
        share: 1.2,
      },
    ],
  },
  bottomLine: {
    heading: 'One result, three lines',
    note: 'The triple bottom line, read from the first line to the last.',
    columns: [4, 4, 5],
    definitions: [
      {
        term: 'People',
        text: [
          'The tenth goes to water projects in communities: source, tap, and someone who looks after both.',
          'Impact is stated in lives, partnerships and litres, each with its scope; what of it the tenth paid for is not.',
        ],
      },
      {
        term: 'Planet',
        text: [
          'Water leaves in one large vessel instead of many small ones, and by sea instead of by air.',
          'Each claim about carbon stands on its own page, with the question that it leaves open.',
        ],
      },
      {
        term: 'Profit',
        text: [
          'A share of revenue falls due on every sale, in a good year and in a bad one. It cannot be reckoned away by costs.',
          'So the business has to carry it from the start. That is the test: six streams that still earn after giving a tenth.',
        ],
      },
    ],
  },
  next: {
    sentence: 'The money, the effect, the partners, the questions: each has its own page.',
    actions: [
      { href: '/investors', label: 'Investors' },
      { href: '/community-impact', label: 'Community Impact' },
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>

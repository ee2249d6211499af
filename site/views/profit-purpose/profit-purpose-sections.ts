import { revenueStreams } from '../../content/revenue-streams.ts'
import { asCount } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function profitPurposeSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/profit-purpose',
    language,
    '/profit-purpose',
  )
  const { hero, river, ledger, impact, bottomLine, next } = words
  const { revenueYear, revenueShare, revenueTenth, donated } = figures
  const { columns } = ledger
  const { growth: growthLabel } = columns

  const streams = revenueStreams(figures)
  const tenths = figures.streamTenths.each
  /** The owner fills in the growth of every stream, or the table has no column for it. */
  const grown = streams.every(({ growth }) => growth !== undefined)

  return shown({
    hero: openingOf(hero, ['/investors', 'investors'], ['/community-impact', 'community']),
    river: {
      heading: river.heading,
      note: river.note,
      caption: `${river.caption} ${filledOr(river.status, river.statusOnRequest)}`,
      drawing: {
        id: 'river',
        title: river.drawing.title,
        description: river.drawing.description,
        streams: streams.map(({ name, share, amount, value }) => ({
          name: name ?? text('river.share', { share }),
          amount,
          value,
        })),
        sum: { figure: revenueYear.text, unit: river.year },
        tenth: {
          share: revenueShare.value,
          figure: revenueTenth.text,
          words: [river.tenth.share, river.tenth.funds, river.tenth.projects],
        },
      },
    },
    ledger: {
      heading: ledger.heading,
      note: ledger.note,
      columns: [
        columns.stream,
        { label: columns.share, kind: 'text' },
        { label: columns.year, kind: 'figure' },
        { label: columns.projects, kind: 'figure' },
        ...(grown ? [{ label: growthLabel, kind: 'text' } as const] : []),
      ] as const,
      rows: [
        ...streams.map(({ name, share, amount, growth }, place) => ({
          name: name ?? text('ledger.stream', { number: place + 1 }),
          cells: [
            text('ledger.share', { share }),
            amount,
            tenths[place] ?? '',
            ...(grown ? [growth ?? ''] : []),
          ],
        })),
        {
          name: ledger.all,
          total: true,
          cells: [ledger.whole, revenueYear.text, revenueTenth.text, ...(grown ? [''] : [])],
        } as const,
      ],
    },
    impact: {
      heading: impact.heading,
      figures: [
        { ...asCount(figures.livesTouched), scope: impact.lives },
        { ...asCount(figures.partnershipsAll), scope: impact.partnerships },
        { ...asCount(donated), unit: impact.litres, scope: impact.donated },
      ],
      link: { href: '/community-impact#counted', label: impact.link },
    },
    bottomLine: {
      heading: bottomLine.heading,
      note: bottomLine.note,
      definitions: [
        bottomLine.people,
        {
          term: bottomLine.planet.term,
          text: bottomLine.planet.text,
          link: { href: '/sustainable-bulk-solutions', label: bottomLine.planet.link },
        },
        bottomLine.profit,
      ],
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(next, ['/partnerships', 'partnerships'], ['/contact', 'contact']),
    },
  } as const)
}

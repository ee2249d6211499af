import { revenueStreams } from '../../content/revenue-streams.ts'
import { asPlate } from '../../figures/figures-for.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import type sectorWords from '../../words/sectors/en.json'
import { shown } from '../../words/shown.ts'
import { filledOr, optional, together } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function investorsSections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/investors',
    language,
    '/investors',
  )
  const { names } = wordsOf<typeof sectorWords>('site/words/sectors', language).words
  const { hero, revenue, capacity, factory, request, markets, notice, next } = words
  const { revenueYear, revenueShare, tam, sam, som } = figures

  const streams = revenueStreams(figures)
  const { growth: growthLabel } = revenue
  const { value, prefix = '', suffix = '' } = revenueYear.count
  const inReply = [
    ...knownOr(request.company),
    ...unlessWithheld(revenueYear, knownOr(request.revenue)),
    ...unlessWithheld(figures.averageGrowth, [request.growth]),
    ...knownOr(request.projects, revenueShare),
    ...knownOr(request.capacity, figures.sourceCapacity),
    ...knownOr(request.volumes),
    ...unlessWithheld(figures.lease, [request.lease]),
    ...unlessWithheld(tam, knownOr(request.markets)),
  ]

  /** In the order of the registry's rows. */
  const sectors = Object.values(names).map((sector, place) => {
    const sizes = [tam, sam, som].map(({ values }) => values[place] ?? Number.NaN)
    const [whole = Number.NaN, served = Number.NaN, reached = Number.NaN] = sizes
    return { sector, whole, served, reached }
  })
  const bySize = sectors.toSorted((one, other) => other.whole - one.whole)

  return shown({
    hero: openingOf(
      { ...hero, description: filledOr(hero.descriptionWithStatus, hero.description) },
      ['/contact?topic=investment', 'write'],
      ['/profit-purpose', 'purpose'],
    ),
    revenue: {
      title: revenue.title,
      plate: {
        figure: prefix + wholeNumber(value, language),
        unit: suffix,
        text: filledOr(revenue.textWithStatus, revenue.text),
      },
      drawing: {
        title: revenue.drawing.title,
        description: optional(revenue.drawing.description),
        streams: streams.map((stream) => stream.value),
        year: revenueYear.value,
        besides: revenueShare.withheld ? '' : { share: revenueShare.value },
      },
      rows: [
        ...streams.map(({ name, growth, amount, share }, place) => ({
          part: place + 1,
          title: name ?? text('revenue.stream', { number: place + 1 }),
          text: text('revenue.share', { share }),
          scope: growth ? `${growthLabel}: ${growth}` : '',
          readings: [{ value: amount, unit: revenue.perYear }],
        })),
      ],
      beneath: [
        { ...revenue.average, readings: [asPlate(figures.averageGrowth)] },
        { ...revenue.projects, readings: [asPlate(revenueShare)] },
      ],
    },
    capacity: {
      heading: capacity.heading,
      note: capacity.note,
      columns: [
        capacity.columns.line,
        { label: capacity.columns.base, kind: 'figure' },
        { label: capacity.columns.most, kind: 'figure' },
      ],
      rows: [
        {
          name: capacity.water,
          cells: together([figures.lineCapacity.amount, figures.sourceCapacity.amount]),
        },
        {
          name: capacity.tanks,
          cells: together([figures.lineTanks.number, figures.sourceTanks.number]),
        },
      ],
    },
    factory: {
      heading: factory.heading,
      columns: [
        factory.columns.line,
        { label: factory.columns.figure, kind: 'figure' },
        { label: factory.columns.counts, kind: 'text' },
      ],
      rows: [
        row(factory.units, figures.packUnits.number),
        row(factory.day, figures.operatingDay.text),
        row(factory.uptime, figures.uptimeTarget.text),
        row(factory.lease, figures.lease.text),
      ],
    },
    request: {
      heading: request.heading,
      note: optional(request.note),
      link: { href: '/contact?topic=investment', label: request.link },
      fold: request.fold,
      columns: [
        request.columns.topic,
        { label: request.columns.here, kind: 'text' },
        { label: request.columns.reply, kind: 'text' },
      ],
      rows: inReply.map(({ name, here, text }) => ({ name, cells: [here, text] })),
    },
    markets: {
      heading: markets.heading,
      note: markets.note,
      caption: markets.caption,
      items: bySize.map(({ sector, whole, served, reached }) => {
        const sizes = {
          sector,
          tam: wholeNumber(whole, language),
          sam: wholeNumber(served, language),
          som: wholeNumber(reached, language),
        }
        return {
          title: sector,
          figure: sizes.som,
          text: text('markets.item', { ...sizes, unit: som.unit }),
          markets: [whole, served, reached] as const,
          drawing: {
            title: text('markets.drawing.title', sizes),
            description: text('markets.drawing.description', sizes),
          },
        }
      }),
      /** Our own year on the scale of the markets. */
      besides: revenueYear.withheld
        ? ''
        : { billions: figures.revenueInBillions.value, text: markets.year },
      data: {
        summary: markets.table.summary,
        columns: [markets.table.sector, markets.table.tam, markets.table.sam, markets.table.som],
        rows: sectors.map(
          ({ sector, whole, served, reached }) =>
            [
              sector,
              ...[whole, served, reached].map((size) => wholeNumber(size, language)),
            ] as const,
        ),
      },
    },
    notice: { heading: notice.heading, sentence: notice.text },
    next: {
      sentence: next.sentence,
      actions: linksOf(
        next,
        ['/contact?topic=investment', 'contact'],
        ['/profit-purpose', 'purpose'],
      ),
    },
  } as const)
}

type Status = { name: string; here: string; known: string; text: string; textKnown: string }

type Figure = { withheld: boolean }

/** What the owner filled in, and what our reply adds to it; until then, what both stand in for, unless that figure is withheld. */
function knownOr({ name, here, known, text, textKnown }: Status, figure?: Figure) {
  if (optional(known)) return [{ name, here: known, text: textKnown }]
  return figure?.withheld ? [] : [{ name, here, text }]
}

/** The status of a figure goes with it. */
const unlessWithheld = <Row>({ withheld }: Figure, rows: Row[]) => (withheld ? [] : rows)

const row = ({ name, counts }: { name: string; counts: string }, figure: string) => ({
  name,
  cells: together([figure, counts]),
})

import { figuresFor } from '../../figures/figures-for.ts'
import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { planFigures, planStartWords } from '../../words/planner.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import { sharedDays } from './day-rule.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function bulkDeliverySections(language: Language) {
  const { words, figures, text } = wordsOf<typeof en>(
    'site/views/bulk-delivery',
    language,
    '/bulk-delivery',
  )
  const { leadTime: atSea, leadTimeWeeks, planDays, containerRange } = figures
  const { hero, statistics, regions, leadTime, network, capabilities, price, markets } = words
  const { quote, order, next } = words
  const { heading, headingAlone } = regions

  const place = (mark: string, { name, text }: { name: string; text: string }) => ({
    mark,
    title: name,
    text,
  })
  const bars = [
    { name: leadTime.rule.freight, figure: atSea.text, days: atSea.ends },
    { name: leadTime.rule.plan, figure: leadTimeWeeks.text, days: planDays.ends },
  ]
  const common = sharedDays(bars)
  const days = common && { from: common[0], to: common[1] }

  return shown({
    hero: openingOf(hero, ['/contact?topic=supply', 'quote'], ['/solutions', 'compare']),
    statistics: {
      label: statistics.label,
      figures: [
        {
          figure: containerRange.number,
          unit: containerRange.unit,
          scope: optional(statistics.volume),
        },
        { figure: figures.ports.count, unit: figures.ports.unit, scope: statistics.ports },
        {
          figure: figures.onTime.number,
          unit: statistics.onTime.unit,
          scope: `${statistics.onTime.scope} ${filledOr(statistics.onTime.meaning, statistics.onTime.meaningOnRequest)}`,
        },
      ],
    },
    regions: {
      heading: atSea.withheld && leadTimeWeeks.withheld ? headingAlone : heading,
      note: regions.note,
      fold: regions.fold,
      caption: regions.caption,
      notes: [
        place('A', regions.africa),
        place('B', regions.asiaPacific),
        place('C', regions.americas),
        place('D', regions.europe),
      ],
      map: {
        ...regions.map,
        regions: [
          { mark: 'A', name: regions.africa.name },
          { mark: 'B', name: regions.asiaPacific.name },
          { mark: 'C', name: regions.americas.name },
          { mark: 'D', name: regions.europe.name },
        ],
      },
    },
    leadTime: {
      heading: leadTime.heading,
      text: leadTime.text,
      caption: leadTimeWeeks.withheld ? '' : leadTime.caption,
      rule: {
        title: leadTime.rule.title,
        description: optional(leadTime.rule.description),
        unit: leadTime.rule.unit,
        bars,
        ...(days && {
          shared: {
            days: text('leadTime.rule.shared.days', days),
            text: [leadTime.rule.shared.free, text('leadTime.rule.shared.since', days)] as const,
          },
        }),
      },
    },
    network: {
      heading: network.heading,
      fold: network.fold,
      entries: [
        {
          title: network.filling.title,
          text: network.filling.text,
          end: { words: network.filling.end },
        },
        { title: network.quay.title, text: network.quay.text, end: { words: network.quay.end } },
        {
          title: network.freight.title,
          text: network.freight.text,
          end: { words: network.freight.end },
        },
        { title: network.ports.title, text: network.ports.text, end: { words: network.ports.end } },
        {
          title: network.hub.title,
          text: network.hub.text,
          end: { link: { href: '/solutions', label: network.hub.link } },
        },
        {
          title: network.last.title,
          text: network.last.text,
          end: { link: { href: '/pure-flow', label: network.last.link } },
        },
      ],
    },
    capabilities: {
      title: capabilities.title,
      plate: {
        figure: figures.transitTemperature.number,
        unit: figures.transitTemperature.unit,
        text: capabilities.temperature,
      },
      rows: [
        {
          title: capabilities.regular.title,
          text: optional(capabilities.regular.text),
          readings: [{ value: figures.ordersPerMonth.number, unit: capabilities.regular.unit }],
        },
        {
          title: capabilities.emergency.title,
          text: optional(capabilities.emergency.text),
          readings: [{ value: figures.emergencyOrder.number, unit: figures.emergencyOrder.unit }],
          link: { href: '/access-bulk-water#emergency', label: capabilities.emergency.link },
        },
        { ...capabilities.documents, readings: [] },
      ],
      quote: { href: '/contact?topic=supply', label: capabilities.quote },
    },
    price: {
      heading: price.heading,
      note: price.note,
      columns: [price.columns.dependsOn, { label: price.columns.youName, kind: 'text' }],
      rows: [price.port, price.volume, price.format, price.month, price.frequency].map(
        ({ name, text }) => ({ name, cells: [text] }),
      ),
    },
    quote: {
      heading: quote.heading,
      definitions: [
        quote.contents,
        quote.agreed,
        ...[quote.delivery, quote.demurrage, quote.price, quote.payment, quote.claims].map(
          (terms) => ({
            term: terms.term,
            text: [terms.text],
          }),
        ),
      ],
    },
    plan: {
      ...words.planner,
      // Not shown here; without one of them there is no planner to lead to.
      figures: planFigures(figuresFor(language)),
      start: planStartWords(language, '/bulk-delivery'),
    },
    order: {
      heading: order.heading,
      fold: order.fold,
      columns: order.columns,
      steps: [
        { ...order.message, carries: 'paper' },
        { ...order.quote, carries: 'paper' },
        { ...order.order, carries: 'paper' },
        { ...order.filling, carries: 'water' },
        { ...order.freight, carries: 'water' },
        { ...order.unloading, carries: 'water' },
      ],
    },
    markets: {
      heading: markets.heading,
      definitions: [
        market(markets.municipalities, markets.details, '/access-bulk-water#towns'),
        market(markets.bottlers, markets.details),
        market(markets.industry, markets.details),
        market(markets.relief, markets.details, '/access-bulk-water#emergency'),
      ],
    },
    next: {
      sentence: next.sentence,
      text: [next.text],
      actions: linksOf(next, ['/contact?topic=supply', 'contact'], ['/solutions', 'solutions']),
    },
  } as const)
}

type MarketWords = { name: string; text: string; details: readonly string[]; link?: string }

const market = (
  { name, text, details, link }: MarketWords,
  label: string,
  href?: `/${string}`,
) => ({
  term: name,
  text: [text],
  examples: { label, items: details },
  ...(href && link && { link: { href, label: link } }),
})

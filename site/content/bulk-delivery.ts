import type { PlanFigures } from '../../contract/supply-plan.ts'
import { siteConfig } from '../../site.config.ts'
import { smallestOrder } from '../figures/delivery-figures.ts'
import { asPlate, figuresFor } from '../figures/figures-for.ts'
import { countOf, inWords, wholeNumber } from '../figures/number-text.ts'
import type { DefinitionColumns } from '../sections/DefinitionColumns.tsx'
import type { FigureLine } from '../sections/FigureLine.tsx'
import type { IndexList } from '../sections/IndexList.tsx'
import type { MarginMap } from '../sections/MarginMap.tsx'
import type { PlateLedger } from '../sections/PlateLedger.tsx'
import type { SupplyPlan } from '../sections/SupplyPlan.tsx'
import type { LeadTime } from '../views/bulk-delivery/LeadTime.tsx'
import type { OrderRun } from '../views/bulk-delivery/OrderRun.tsx'
import type { SeaMap } from '../views/bulk-delivery/SeaMap.tsx'
import { shown } from '../words/shown.ts'
import type { Action, BannerWords, PageWords } from './page-words.ts'
import type { DrawnFrom, WordsOf } from './section-words.ts'
import { type PlanStartWords, planFigures, planStartWords } from './supply-planner.ts'

const figures = figuresFor('/bulk-delivery')
const { leadTime, leadTimeWeeks: plan, planDays, containerRange } = figures
const { terms } = siteConfig

const quote = { href: '/contact?topic=supply', label: 'Request Delivery Quote' } as const

const orders = figures.ordersPerMonth

/** What the plan adds before and behind the sea leg, in days. */
const [before = 0, behind = 0] = planDays.ends.map((day, end) => day - (leadTime.ends[end] ?? 0))
const added =
  before !== behind
    ? `${wholeNumber(before)} and ${countOf(behind, 'day')}`
    : before === 7
      ? 'one week'
      : countOf(before, 'day')
/** From the first day of the plan to the last at sea, if there are any such days. */
const free = [planDays.value, leadTime.most] as const
const both = free[0] < free[1]

type BulkDeliveryWords = PageWords & { next: BannerWords } & {
  statistics: WordsOf<typeof FigureLine>
  sea: WordsOf<typeof MarginMap> & { map: DrawnFrom<typeof SeaMap> }
  leadTime: DrawnFrom<typeof LeadTime>
  network: WordsOf<typeof IndexList>
  capabilities: WordsOf<typeof PlateLedger> & { quote: Action }
  plan: WordsOf<typeof SupplyPlan> & { figures: PlanFigures; words: PlanStartWords }
  orderRun: WordsOf<typeof OrderRun>
  markets: WordsOf<typeof DefinitionColumns>
}

export const bulkDelivery = shown({
  hero: {
    title: 'Bulk Delivery',
    subtitle: `Icelandic water by the container, to ${figures.ports}.`,
    description: `${wholeNumber(containerRange.value)} to ${wholeNumber(containerRange.most)} ${containerRange.unit} in each, at a controlled temperature. ${leadTime} by ocean freight; plan ${plan}.`,
    actions: [quote, { href: '/solutions', label: 'Compare formats' }],
  },
  statistics: {
    label: 'Delivery in figures',
    figures: [
      {
        figure: containerRange.number,
        unit: containerRange.unit,
        scope: `In one container. The flexitank holds ${figures.containerVolume}, equal to ${figures.bottles}.`,
      },
      {
        figure: figures.ports.count,
        unit: figures.ports.unit,
        scope: 'Connected by ocean freight.',
      },
      {
        figure: figures.onTime.number,
        unit: `${figures.onTime.unit} on time`,
        scope: 'Of bulk deliveries.',
      },
    ],
  },
  sea: {
    heading: plan.withheld && leadTime.withheld ? 'Regions' : 'Regions and lead times',
    note: `The map shows where the water goes.${plan.withheld && leadTime.withheld ? '' : ' The rule below shows how long to plan for.'}`,
    caption: 'Four sea lines from Iceland. Not to scale.',
    notes: [
      {
        mark: 'A',
        title: 'Africa',
        text: 'The line goes south. Name the port and who empties the container: a works, a hub or a relief store.',
      },
      {
        mark: 'B',
        title: 'Asia-Pacific',
        text: 'The longest way. Order early, and name the month you need the first load.',
      },
      {
        mark: 'C',
        title: 'The Americas',
        text: 'East coast or west, north or south: name the coast, and say if rail goes on from there.',
      },
      {
        mark: 'D',
        title: 'Europe & Middle East',
        text: 'From the North Sea to the Gulf. Say whether a truck or a train takes it inland.',
      },
    ],
    map: {
      title: 'Sea lines from Iceland to four regions',
      description:
        'A world map without borders. Four lines leave Iceland and end as open arrows off the coasts of Africa, Asia-Pacific, the Americas, and Europe & Middle East. Not to scale.',
      origin: 'Iceland',
      regions: [
        { mark: 'A', name: 'Africa' },
        { mark: 'B', name: 'Asia-Pacific' },
        { mark: 'C', name: 'The Americas' },
        { mark: 'D', name: 'Europe & Middle East' },
      ],
    },
  },
  leadTime: {
    heading: plan.withheld ? `${leadTime} by ocean freight` : `Plan ${plan}`,
    text: `Ocean freight takes ${leadTime}. Add ${added === 'one week' ? 'a week' : added} for quay and road, and have your tank free from day ${planDays.value}. Your quote names the lead time to your port.`,
    caption: `To scale. ${planDays.sum} = days ${planDays.number}; ${planDays.value} − ${leadTime.value} and ${planDays.most} − ${leadTime.most} leave ${added}.`,
    rule: {
      title: 'Ocean freight and plan on one rule of days',
      description: `A rule of ${wholeNumber(planDays.most)} days. The bar for ocean freight runs from day ${leadTime.value} to day ${leadTime.most}, the bar for the plan of ${plan} from day ${planDays.value} to day ${planDays.most}. Days ${free[0]} to ${free[1]}, which both hold, are red.`,
      unit: leadTime.withheld ? planDays.unit : leadTime.unit,
      bars: [
        { name: 'ocean freight', figure: leadTime.text, days: leadTime.ends },
        { name: 'plan', figure: plan.text, days: planDays.ends },
      ],
      ...(both && {
        shared: { days: `days ${free[0]}–${free[1]}`, text: ['have your tank', 'free'] as const },
      }),
    },
  },
  network: {
    heading: 'From filling line to tap',
    note: 'Each link hands the water to the next.',
    entries: [
      {
        title: 'Filling line',
        text: 'The flexitank is filled inside the container that carries it.',
        end: {
          figure: figures.containerVolume.text,
          scope: `one flexitank, equal to ${figures.bottles}`,
        },
      },
      {
        title: 'Quay',
        text: 'From here it is ordinary freight: what lifts a 20-foot box lifts this one.',
        end: { words: 'One 20-foot container' },
      },
      {
        title: 'Ocean freight',
        text: 'Name the day you need it: the plan counts back from there.',
        end: leadTime.withheld
          ? { words: 'In standard containers' }
          : { figure: leadTime.text, scope: leadTime.label },
      },
      {
        title: 'Connected ports',
        text: 'Name the port and its terminal; our answer confirms it, or names the nearest.',
        end: { figure: figures.ports.text, scope: 'connected' },
      },
      {
        title: 'Regional hub',
        text: `Loads are divided here: flexitanks fill tankers and rail cars, pallets go on as packs of ${figures.packSizes}.`,
        end: { link: { href: '/solutions', label: 'Compare formats' } },
      },
      {
        title: 'Last leg',
        text: 'To the works, the shop or the village. Pure Flow plans the local rounds.',
        end: { link: { href: '/pure-flow', label: 'Pure Flow' } },
      },
    ],
  },
  capabilities: {
    title: 'What you can count on',
    plate: {
      figure: figures.transitTemperature.number,
      unit: figures.transitTemperature.unit,
      text: `Temperature control on the way: plus or minus ${inWords(figures.transitTemperature.value)} degrees about the temperature that is set.`,
    },
    rows: [
      {
        title: 'Ocean freight',
        text: 'The long way goes by sea, in standard containers. Tankers and rail take over on land.',
        readings: [],
      },
      {
        title: 'Regular orders',
        text: `A month, depending on sector. The smallest order is ${smallestOrder()}.`,
        readings: [{ value: orders.number, unit: 'containers' }],
      },
      {
        title: 'Emergency orders',
        text: `Up to ${figures.emergencyMost.number} mobilised in ${figures.emergencyWithin}${figures.emergencyResponse.withheld ? '' : `, with a ${figures.emergencyResponse.number}-hour emergency response`}.`,
        readings: [asPlate(figures.emergencyOrder)],
        link: { href: '/access-bulk-water#emergency', label: 'Emergency water' },
      },
      {
        title: 'Papers',
        text: 'Name the sheets your customs and your laboratory ask for when you write. The analysis of your lot is one of them.',
        readings: [],
      },
    ],
    quote,
  },
  plan: {
    id: 'plan',
    heading: 'How many containers?',
    note: 'Enter people or litres. The plan shows containers, dates and the stock on site.',
    // Not shown here; without one of them there is no planner to lead to.
    figures: planFigures(figuresFor()),
    words: planStartWords(figures),
  },
  orderRun: {
    id: 'order',
    heading: 'How an order runs',
    note: 'From your message to the open valve.',
    columns: { step: 'Step', you: 'You', we: 'We' },
    steps: [
      {
        name: 'Message',
        you: 'Send the port, the month, the volume and the format.',
        we: `Answer within ${figures.answerBusinessDays} on business days.`,
        carries: 'paper',
      },
      {
        name: 'Quote',
        you: 'Check the lead time and the analysis against what you need.',
        we: 'Name the price, the port and the lead time; the analysis of your lot comes with it.',
        carries: 'paper',
      },
      {
        name: 'Order',
        you: 'Accept, and name who receives the load.',
        we: 'Plan the filling and the ship for your month.',
        carries: 'paper',
      },
      {
        name: 'Filling',
        you: 'Book the truck and the hose for the week of arrival.',
        we: `Fill your flexitanks, ${figures.containerVolume} in each.`,
        carries: 'water',
      },
      {
        name: 'Ocean freight',
        you: `Keep tank room free: ${figures.containerVolume} for each container.`,
        we: leadTime.withheld
          ? 'Carry them to your port by ocean freight.'
          : `Carry them to your port, ${leadTime} by ocean freight.`,
        carries: 'water',
      },
      {
        name: 'Discharge',
        you: 'Park level, couple the hose, open the valve.',
        we: 'Fill the next load, if you order by the month.',
        carries: 'water',
      },
    ],
    terms: {
      heading: 'Terms',
      lines: [
        { term: 'Delivery terms', text: terms.delivery },
        { term: 'Demurrage', text: terms.demurrage },
        { term: 'Price', text: terms.price },
        { term: 'Payment', text: terms.payment },
      ].filter((line): line is { term: string; text: string } => Boolean(line.text)),
    },
  },
  markets: {
    heading: 'What to send for a quote',
    note: 'Find your line of work. These lines let our first answer be a quote.',
    definitions: [
      {
        term: 'Municipalities',
        text: [
          'A second supply for a dry season or a pipe under repair, by tanker into your reservoir.',
          'Send: inhabitants, litres a day, where tankers can fill.',
        ],
      },
      {
        term: 'Bottlers',
        text: [
          'Water by the container for your own line and your own label.',
          'Send: containers a month, how you unload, the values your label needs.',
        ],
      },
      {
        term: 'Industry',
        text: [
          'Process and drinking water where the local supply is short or uneven.',
          'Send: use a day, storage on site, how long you can wait.',
        ],
      },
      {
        term: 'Relief',
        text: [
          'Water for a place whose own supply has failed.',
          'Send: port, people to supply, who receives the load.',
        ],
        link: { href: '/access-bulk-water#emergency', label: 'Emergency water' },
      },
    ],
  },
  next: {
    sentence: 'Port, month, volume.',
    text: 'With these three we can quote. Still choosing a format? Compare them first.',
    actions: [
      { href: '/contact?topic=supply', label: 'Contact us' },
      { href: '/solutions', label: 'Solutions' },
    ],
  },
} as const satisfies BulkDeliveryWords)

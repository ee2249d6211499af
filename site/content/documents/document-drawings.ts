/** Words and figures of the drawings that documents have of their own. */
import { siteConfig } from '../../../site.config.ts'
import type { Figure } from '../../figures/figure.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inWords, listOf, wholeNumber } from '../../figures/number-text.ts'
import { shown } from '../../words/shown.ts'

const product = figuresFor('document:product-sheet')
const specification = figuresFor('document:specification-sheet')
const logistics = figuresFor('document:logistics-guide')
const quality = figuresFor('document:quality-sheet')
const impact = figuresFor('document:impact-summary')

const aHundred = (count: number) => (count === 100 ? 'a hundred' : inWords(count))
const spoken = ({ value, most }: Figure) => `${wholeNumber(value)} to ${wholeNumber(most)}`
const all = (...figures: readonly Figure[]) => figures.every(({ withheld }) => !withheld)

const { leadTime, planDays, leadTimeWeeks } = logistics

const bars = [
  { mark: 'freight', range: leadTime.ends, text: `${leadTime}, ocean freight` },
  { mark: 'plan', range: planDays.ends, text: `${leadTimeWeeks}, plan` },
] as const

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The days that ocean freight and plan share, by their name: a week of the rule where they are one. */
function sharedDays() {
  const from = Math.max(leadTime.value, planDays.value)
  const to = Math.min(leadTime.most, planDays.most)
  if (!(from < to)) return []
  const days = `day ${from} to day ${to}`
  const week = from % 7 === 0 && to - from === 7 ? ordinals[from / 7] : undefined
  const text = week ? `${week} week` : days
  return [{ mark: 'shared' as const, range: [from, to] as const, text, days }]
}

function leadTimesSpoken(): string {
  const spoken = [
    { name: 'ocean freight', figure: leadTime },
    { name: 'planning', figure: planDays },
  ]
    .filter(({ figure }) => all(figure))
    .map(
      ({ name, figure }, at) =>
        `the bar for ${name} ${at === 0 ? 'runs ' : ''}from day ${figure.value} to day ${figure.most}`,
    )
  const [shared] = sharedDays()
  const week = shared && shared.text !== shared.days ? `the ${shared.text}, ` : ''
  return [
    `A rule of ${wholeNumber(longest())} days.`,
    `${capital(spoken.join(', '))}.`,
    shared ? `Both share ${week}${shared.days}.` : '',
  ]
    .join(' ')
    .trim()
}

/** The end of the later bar, in whole weeks. */
function longest(): number {
  const ends = [leadTime, planDays].filter(({ withheld }) => !withheld).map(({ most }) => most)
  return Math.ceil(Math.max(...ends) / 7) * 7
}

const { ordersPerMonth, emergencyOrder, emergencyMost, emergencyWithin } = logistics
/** Marks in a row of the hundred containers. */
const across = 25

const { euPh, whoTds, ph, phLow } = quality
const tds = siteConfig.settled.tds === 'tdsStrict' ? quality.tdsStrict : quality.tds

/** How much of the published value ours takes: `the first sixth`. */
function shareOfTaste(): string {
  const parts = whoTds.value / tds.most
  const name = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
  const part = Number.isInteger(parts) ? name[parts - 2] : undefined
  return part ? `in the first ${part}` : `at ${wholeNumber(tds.most)}`
}

const ranges = [
  { figure: ph, name: 'alkaline range' },
  { figure: phLow, name: 'mild range' },
].filter(({ figure }) => all(figure))

const scalesSpoken = [
  all(euPh)
    ? `pH from ${Math.floor(euPh.value)} to ${Math.ceil(euPh.most)}: the EU directive allows ${spoken(euPh)}; ${listOf(ranges.map(({ name, figure }) => `the ${name}, ${figure.digits}`))}, ${ranges.length > 1 ? 'lie' : 'lies'} inside it.`
    : '',
  all(whoTds, tds)
    ? `Dissolved solids from 0 to ${whoTds}, which WHO calls generally good to taste: ours, ${tds}, ends ${shareOfTaste()}.`
    : '',
].filter(Boolean)

const { calcium, magnesium, silica, potassium } = specification
const mineralList = [
  { name: 'Calcium', figure: calcium },
  { name: 'Magnesium', figure: magnesium },
  { name: 'Silica', figure: silica },
  { name: 'Potassium', figure: potassium },
]
const minerals = mineralList.filter(({ figure }) => all(figure))
/** The next tick of five beyond the highest of them. */
const mineralsTo = (Math.floor(Math.max(...minerals.map(({ figure }) => figure.most)) / 5) + 1) * 5

const spanList = [
  { name: 'first lava', figure: quality.firstLava },
  { name: 'second lava', figure: quality.secondLava },
  { name: 'deepest lava', figure: quality.deepestLava },
]
const spans = spanList.filter(({ figure }) => all(figure))
/** Threads halve from span to span until one is left. */
const threads = [...spans, null].map((_, at) => inWords(2 ** (spans.length - at)))

const outcomeList = [
  { name: 'School attendance', verb: 'rises', sign: 1, figure: impact.attendance },
  { name: 'Income', verb: 'rises', sign: 1, figure: impact.income },
  { name: 'Illness', verb: 'sinks', sign: -1, figure: impact.illness },
]
const outcomes = outcomeList.filter(({ figure }) => all(figure))

/** `School attendance rises to 185, income to 160, illness sinks to 30.` */
const outcomesSpoken = capital(
  outcomes
    .map(({ name, verb, sign, figure }, at) => {
      const again = outcomes[at - 1]?.verb === verb
      return `${name.toLowerCase()} ${again ? '' : `${verb} `}to ${100 + sign * figure.value}`
    })
    .join(', '),
)

const communityList = [impact.communitiesPureFlow, impact.communitiesMany, impact.communitiesMost]
const communities = communityList.filter((figure) => all(figure))

const andMore = ({ value, form }: Figure) =>
  `${wholeNumber(value)}${form.sign === '+' ? ' and more' : ''}`

const { revenueShare } = impact

export const documentDrawings = shown({
  container: {
    id: 'container',
    title: 'A container cut open, beside a person',
    description: `A flexitank of ${product.containerVolume} in a 20-foot container; beside it a person of ${product.person}.`,
    labels: {
      volume: product.containerVolume.text,
      person: ['Person', product.person.text] as const,
    },
  },
  leadTimes: {
    title: 'Ocean freight and plan',
    description: `${leadTime} of ocean freight and a plan of ${leadTimeWeeks}, on a rule of ${longest()} days.`,
    days: longest(),
    spans: [...bars, ...sharedDays()],
    alternative: leadTimesSpoken(),
  },
  containers: {
    title: `${capital(aHundred(emergencyMost.value))} containers, one mark each`,
    description: `Up to ${ordersPerMonth.most} in a month; ${emergencyOrder.value} to ${emergencyOrder.most} in an emergency, up to ${emergencyMost.number} mobilised in ${emergencyWithin}.`,
    across,
    month: { most: ordersPerMonth.most, label: `Filled: ${ordersPerMonth}` },
    emergency: {
      least: emergencyOrder.value,
      most: emergencyMost.value,
      from: `Emergency: from ${emergencyOrder.value} (dark marks) to ${emergencyOrder.most}`,
      dashed: `dashed: up to ${emergencyMost.number}, mobilised in ${emergencyWithin}`,
    },
    alternative: `${capital(aHundred(emergencyMost.value))} containers in ${inWords(Math.ceil(emergencyMost.value / across))} rows of twenty-five. The first ${inWords(ordersPerMonth.most)} are filled: the most in a regular month. The first ${inWords(emergencyOrder.value)} are dark: where an emergency order begins. The last ${inWords(emergencyMost.value - ordersPerMonth.most)} are outlined: up to ${aHundred(emergencyMost.value)} can be mobilised in ${spoken(emergencyWithin)} hours.`,
  },
  standards: {
    title: 'Our values on published scales',
    description:
      'pH within the band of the EU directive; dissolved solids on the WHO scale of taste.',
    scales: [
      {
        name: 'pH',
        ends: [Math.floor(euPh.value), Math.ceil(euPh.most)] as const,
        step: 1,
        standard: { range: euPh.ends, text: `${euPh}, EU directive 2020/2184` },
        ours: [
          { range: ph.ends, text: `${ph.digits} alkaline range` },
          { range: phLow.ends, text: `${phLow.digits} mild range` },
        ],
      },
      {
        name: 'TDS, mg/L',
        ends: [0, whoTds.value] as const,
        step: 100,
        standard: {
          range: [0, whoTds.value] as const,
          text: `generally good to taste below about ${whoTds}, WHO`,
        },
        ours: [{ range: [0, tds.most] as const, text: tds.text }],
      },
    ],
    alternative: [`${capital(inWords(scalesSpoken.length))} scales.`, ...scalesSpoken].join(' '),
  },
  minerals: {
    title: `${capital(inWords(minerals.length))} mineral ranges`,
    description: `${listOf(minerals.map(({ name }) => name))} in ${calcium.form.unit} on one axis.`,
    unit: calcium.form.unit,
    axis: { to: mineralsTo, step: 5 },
    ranges: mineralList.map(({ name, figure }) => ({
      name,
      value: figure.number,
      range: figure.ends,
    })),
    alternative: `${capital(inWords(minerals.length))} ranges on one axis from 0 to ${mineralsTo} ${calcium.form.unit}: ${minerals.map(({ name, figure }) => `${name.toLowerCase()} ${spoken(figure)}`).join(', ')}.`,
  },
  years: {
    title: `${capital(inWords(spans.length))} spans of years`,
    description: `A logarithmic scale of years with the ${inWords(spans.length)} spans of filtration.`,
    unit: 'years',
    spans: spanList.map(({ name, figure }) => ({ name, value: figure.number, years: figure.ends })),
    alternative: `A cut through ${inWords(spans.length)} layers of lava on a logarithmic scale of years: ${spans.map(({ name, figure }) => `${name} ${spoken(figure)}`).join(', ')}. ${capital(threads[0] ?? '')} threads of water become ${listOf(threads.slice(1))}.`,
  },
  tenth: {
    title: `${revenueShare} of revenue`,
    description: 'A bar of ten parts, filled up to this share.',
    share: revenueShare.value,
    alternative:
      revenueShare.value === 10
        ? 'A bar of ten equal parts; the first is filled.'
        : `A bar of ten equal parts; ${revenueShare} of it is filled.`,
  },
  outcomes: {
    title: `${capital(inWords(outcomes.length))} changes against before`,
    description: `${listOf(outcomes.map(({ name, sign, figure }) => `${name.toLowerCase()} ${100 + sign * figure.value}`))}, each against 100 before.`,
    before: 'before: 100',
    outcomes: outcomeList.map(({ name, sign, figure }) => ({
      name,
      figure: `${sign > 0 ? '+' : '−'}${figure}`,
      change: sign * figure.value,
    })),
    alternative: `${capital(inWords(outcomes.length))} columns with one level for before, 100. ${outcomesSpoken}.`,
  },
  communities: {
    title: 'Communities, one dot each',
    description: `${listOf(communities.map(({ value }) => wholeNumber(value)))} dots: communities ${listOf(communities.map(({ label }) => label))}.`,
    fields: communityList.map(({ value, number, label }) => ({ count: value, number, label })),
    alternative: `${capital(inWords(communities.length))} fields of dots, one dot for each community: ${listOf(communities.map((figure) => `${andMore(figure)} ${figure.label}`))}.`,
  },
})

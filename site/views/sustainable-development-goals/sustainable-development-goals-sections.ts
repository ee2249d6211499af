import type { ClosingWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, ItemOf, WordsOf } from '../../content/section-words.ts'
import type { Figure } from '../../figures/figure.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { countOf, inRoundWords, inWords, wholeNumber } from '../../figures/number-text.ts'
import { aShare } from '../../figures/part-in-words.ts'
import { powersOfTen } from '../../figures/powers-of-ten.ts'
import { ordinal } from '../../figures/word-forms.ts'
import type { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import type { Multiples } from '../../sections/Multiples.tsx'
import type { PlateLedger } from '../../sections/PlateLedger.tsx'
import { shown } from '../../words/shown.ts'
import type { ringScale, withDrops } from './TargetDrops.tsx'

const figures = figuresFor('/sustainable-development-goals')
const { peopleReached, schools, revenueShare, partnershipsAll } = figures

const counted: readonly Figure[] = [peopleReached, schools, partnershipsAll].filter(
  ({ withheld }) => !withheld,
)
/** As many rings in each drawing as the largest count has zeros. */
const most = Math.max(1, ...counted.map(({ value }) => Math.ceil(powersOfTen(value).powers)))

const toOneDecimal = (value: number) => wholeNumber(value, 1)
const rings = (count: number) => (count === 1 ? 'one full ring' : `${inWords(count)} full rings`)

/** A count as a drop: what its rings look like and what they say. */
function dropOf(target: string, figure: Figure) {
  const { full, part } = powersOfTen(figure.value)
  const count = `${wholeNumber(figure.value)} ${figure.unit}`
  const whole = { zeros: countInWords(full, 'zero'), rings: countInWords(full, 'ring') }
  return {
    full,
    part,
    most,
    title: `Target ${target}: a drop with ${rings(full)}${part > 0 ? ` and part of a ${ordinal(full + 1)}` : ''}`,
    description:
      part > 0
        ? `${count}: ${whole.rings} for ${inRoundWords(10 ** full)}, and ${toOneDecimal(part)} of the next.`
        : `${figure.form.sign === '+' ? 'More than ' : ''}${count}: ${whole.zeros}, ${whole.rings}.`,
  }
}

const countInWords = (count: number, noun: string) =>
  countOf(count, noun).replace(wholeNumber(count), inWords(count))

/** How a count that is no power of ten is drawn: `25 fills one ring and 0.4 of the next, as log 25 = 1.4`. */
const between = counted.find(({ value }) => powersOfTen(value).part > 0)
const example = between ? `: ${exampleOf(between)}` : ''

function exampleOf({ value }: Figure): string {
  const { full, part, powers } = powersOfTen(value)
  return `${wholeNumber(value)} fills ${countInWords(full, 'ring')} and ${toOneDecimal(part)} of the next, as log ${wholeNumber(value)} = ${toOneDecimal(powers)}`
}

const steps = Array.from({ length: most }, (_, at) => wholeNumber(10 ** (at + 1)))
const largest = steps.at(-1)

type SustainableDevelopmentGoalsWords = PageWords & { next: ClosingWords } & {
  strategy: WordsOf<typeof DefinitionColumns>
  targets: WordsOf<typeof Multiples, 'items' | 'scale'> & {
    items: readonly (ItemOf<typeof Multiples, 'items'> & DrawnFrom<typeof withDrops>[number])[]
    scale: DrawnFrom<typeof ringScale>
  }
  conference: WordsOf<typeof PlateLedger>
}

export const sustainableDevelopmentGoals = shown({
  hero: {
    title: 'Sustainable Development Goals',
    subtitle: 'Goal 6: clean water and sanitation.',
    description:
      'For UN stakeholders and CSR officers: what the sale of Icelandic bulk water puts towards four targets.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  strategy: {
    heading: 'How we serve Goal 6',
    note: 'Four habits behind the figures.',
    definitions: [
      {
        term: 'Give a share',
        text: [
          `${revenueShare} of revenue funds water projects. When more water is sold, more is given.`,
        ],
        link: { href: '/profit-purpose', label: 'Profit + Purpose' },
      },
      {
        term: 'Begin with the tap',
        text: [
          'Target 6.1 comes first: water people can drink, where they live. Then schools, and then the land the water comes from.',
        ],
      },
      {
        term: 'Join what is there',
        text: [
          'Utilities, NGOs and communities know their wells. We add water, transport and money to what they have.',
        ],
      },
      {
        term: 'Go where water is short',
        text: [
          `${figures.countries}, active in ${figures.countriesActive.number}. The map shows the communities, region by region.`,
        ],
        link: { href: '/global-impact', label: 'Global Impact' },
      },
    ],
  },
  targets: {
    heading: 'Four targets and our part',
    note: 'What the United Nations asks for, and what we put towards it.',
    caption: `Rings to scale, by powers of ten${example}. Company figures, not assessed by the UN.`,
    items: [
      {
        title: '6.1 Drinking water',
        figure: peopleReached.number,
        label: `${peopleReached.unit} reached`,
        text: 'Safe and affordable drinking water for all by 2030. Container, tanker and box take ours to places no pipe reaches.',
        drawing: dropOf('6.1', peopleReached),
      },
      {
        title: '6.2 Sanitation',
        figure: schools.number,
        label: schools.unit,
        text: 'Sanitation and hygiene for all by 2030. Clean hands need running water, and children learn it best at school.',
        drawing: dropOf('6.2', schools),
      },
      {
        title: '6.6 Ecosystems',
        figure: revenueShare.text,
        label: 'of revenue funds water projects',
        text: 'Protect and restore mountains, forests, wetlands, rivers, aquifers and lakes. Each tap we fund depends on one of them.',
        drawing: {
          title: `Target 6.6: a dial with ${aShare(revenueShare.value)} filled`,
          description: `A circle of a hundred parts; ${inWords(revenueShare.value)} of them, ${revenueShare} of revenue, are filled.`,
          share: revenueShare.value / 100,
        },
      },
      {
        title: '6.A Cooperation',
        figure: partnershipsAll.number,
        label: partnershipsAll.unit,
        text: 'More help across borders by 2030, in money and in skill. Our partners know the place; we bring water and a way to get it there.',
        drawing: dropOf('6.A', partnershipsAll),
      },
    ],
    scale: {
      title: 'The scale of the rings',
      description: `A slice of ${inWords(most)} rings: ${steps.join(', ')}.`,
      text: `Each ring is ten times the one inside it: ${steps.slice(0, 3).join(', ')} and so on to ${largest}.`,
      most,
    },
  },
  conference: {
    title: '2026 UN Water Conference',
    plate: {
      figure: '2026',
      unit: '',
      text: 'The United Nations conference on water, and on Goal 6.',
    },
    rows: [
      { title: 'Where and when', text: 'Abu Dhabi, December 2026.', readings: [] },
      {
        title: 'Hosts',
        text: 'The United Arab Emirates and Senegal, as co-hosts.',
        readings: [],
      },
      {
        title: 'What it takes up',
        text: 'Six dialogues, agreed by the members of the UN: water for people, for prosperity, for planet, for cooperation, water in multilateral processes, and investments for water.',
        readings: [],
      },
      {
        title: 'What we bring',
        text: 'A supply that pays into Goal 6 with each sale. Delegates can write to us before, during and after.',
        readings: [],
      },
    ],
  },
  next: {
    sentence: 'Which target do you work on?',
    text: [
      'Name the target, the place and the people it is for. A partnership begins with an assessment; a question needs no more than a line.',
    ],
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies SustainableDevelopmentGoalsWords)

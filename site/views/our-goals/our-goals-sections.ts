import type { ClosingWords, PageWords } from '../../content/page-words.ts'
import type { WordsOf } from '../../content/section-words.ts'
import type { Figure } from '../../figures/figure.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { capital, inRoundWords, inWords } from '../../figures/number-text.ts'
import type { IndexList } from '../../sections/IndexList.tsx'
import { shown } from '../../words/shown.ts'
import type { GaugeRun } from './GaugeRun.tsx'

const figures = figuresFor('/our-goals')
const { carbonNeutral, carbonPromise, ordersPerMonth } = figures

const years = `${inWords(carbonPromise.value)} ${carbonPromise.unit}`

/** What ends a row; a commitment stands also while its figure is withheld. */
const heldTo = (figure: Figure, scope: string, text = figure.text) =>
  figure.withheld ? { words: '' } : { figure: text, scope }

const reading = (figure: Figure, scope: string) => ({
  figure: figure.number,
  unit: figure.unit,
  scope,
})

type OurGoalsWords = PageWords & { next: ClosingWords & { caption: string } } & {
  goals: WordsOf<typeof GaugeRun>
  commitments: WordsOf<typeof IndexList>
}

export const ourGoals = shown({
  hero: {
    title: 'Our Goals',
    subtitle: 'What we hold ourselves to, from the spring to the tap.',
    description: 'Three goals and five commitments, each with the figure we answer for.',
    actions: [
      { href: '/partnerships', label: 'Work with us' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  goals: {
    heading: 'What we work towards',
    note: 'Access, innovation and impact. Marks in order, not to scale.',
    board: {
      id: 'gauge',
      title: 'A staff gauge down the edge of the sheet',
      description:
        'The painted board that shows a river’s level. Three long marks on it are the goals Access, Innovation and Impact; five short ones below are the commitments. Evenly spaced, not to scale.',
    },
    marks: [
      {
        title: 'Access',
        text: 'Safe drinking water where people live: by the container to the port, by tanker and by box to the last street. Sales to those who can pay help to bring it to those who cannot.',
        beside: reading(figures.peopleReached, 'Reached. Company figure.'),
      },
      {
        title: 'Innovation',
        text: 'Better ways to carry water: a container that keeps its temperature across an ocean, and an order that Pure Flow follows from the hub to the tap.',
        beside: reading(figures.transitTemperature, 'Temperature control in transit.'),
      },
      {
        title: 'Impact',
        text: 'Water given to people who need it. We count it in litres, because a litre is the same in every country.',
        beside: reading(figures.donated, 'Donated. Company figure.'),
      },
    ],
  },
  commitments: {
    heading: 'Five commitments',
    note: 'To buyers, sponsors and the places where the water arrives.',
    entries: [
      {
        title: 'Purity & Quality',
        text: 'Filtered by lava, and analysed lot by lot.',
        end: heldTo(figures.purity, 'purity'),
      },
      {
        title: 'Sustainability',
        text: `Our promise: ${carbonNeutral} carbon neutral in ${years}. We begin with full containers and short last miles.`,
        end: heldTo(carbonPromise, 'goal', years),
      },
      {
        title: 'Customized Solutions',
        text: `${capital(inWords(ordersPerMonth.value))} container${ordersPerMonth.value === 1 ? '' : 's'} a month is an order; so are ${inRoundWords(ordersPerMonth.most)}. The format follows your dock.`,
        end: heldTo(ordersPerMonth, 'depending on sector'),
      },
      {
        title: 'Social Responsibility',
        text: 'Set aside from sales, for projects that communities lead.',
        end: heldTo(figures.revenueShare, figures.revenueShare.label),
      },
      {
        title: 'Global Reach & Partnerships',
        text: 'Carriers, NGOs and sponsors who know their coast better than we do.',
        end: heldTo(figures.countries, `active in ${figures.countriesActive.number}`),
      },
    ],
    caption: 'Company figures.',
  },
  next: {
    sentence: 'Take on a goal with us.',
    text: [
      'Tell us which line matters to your plant, your port or your town, and what you would bring to it: money, ships, skill or people.',
    ],
    caption: 'Rendering',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies OurGoalsWords)

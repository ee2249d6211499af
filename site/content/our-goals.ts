import type { Figure } from './figures/figure.ts'
import { figures } from './figures.ts'
import type { ClosingWords, HeroWords } from './page-words.ts'

const heldTo = ({ text, scope }: Pick<Figure, 'text' | 'scope'>) => ({ figure: text, scope })

export const ourGoals = {
  hero: {
    title: 'Our Goals',
    subtitle: 'Three goals and five commitments, each with its figure.',
    description: 'A promise without a number cannot be kept or broken. These have numbers.',
    actions: [
      { href: '/partnerships', label: 'Work with us' },
      { href: '/contact', label: 'Ask about a goal' },
    ],
  },
  goals: {
    heading: 'Three goals, three readings',
    note: 'Marks in order, not to scale; each shows the stated figure we can be held to.',
    board: {
      id: 'gauge',
      title: 'A staff gauge down the edge of the sheet',
      description:
        'The painted board on which hydrologists read a level. Three long marks on it are the goals Access, Innovation and Impact; five short ones below are the commitments. Evenly spaced; the spacing says nothing.',
    },
    marks: [
      {
        title: 'Access',
        text: 'Safe water where people are. By the container where ships go, by the pack and the tap where only a road does. Whoever cannot pay for it is not left to the end of the list: a share of revenue is set aside first.',
        figure: '1M+',
        unit: 'people',
        scope: 'Reached, as stated by the company; period not stated.',
      },
      {
        title: 'Innovation',
        text: 'New things are worth having where they can be read off: a container that knows its temperature, an order that counts itself, a format that needs no bottle. What cannot be measured on arrival, we do not call new.',
        figure: '±2',
        unit: '°C',
        scope: 'Temperature control in transit, as stated by the company.',
      },
      {
        title: 'Impact',
        text: 'Litres given, not litres announced. They are stated in one unit and under one heading.',
        figure: '12,400,000',
        unit: 'L',
        scope: 'Litres donated, as stated by the company.',
      },
    ],
  },
  commitments: {
    heading: 'Five commitments',
    note: 'The same gauge, further down: shorter marks, no smaller. Each row ends in the figure to ask us about.',
    entries: [
      {
        title: 'Purity & Quality',
        text: 'Every lot can be ordered with its readings. Two readings of one value are printed as two.',
        end: heldTo(figures.purity),
      },
      {
        title: 'Sustainability',
        text: 'Fewer vessels, full loads, short last miles; and a balance sheet for carbon that somebody can check.',
        end: heldTo(figures.carbonPromise),
      },
      {
        title: 'Customized Solutions',
        text: 'The order follows the dock: one container a month, or as many as the sector needs.',
        end: heldTo(figures.ordersPerMonth),
      },
      {
        title: 'Social Responsibility',
        text: 'The share is taken from sales, before profit, and goes to projects that a community has asked for.',
        end: heldTo(figures.revenueShare),
      },
      {
        title: 'Global Reach & Partnerships',
        text: 'Ports, carriers and sponsors that know their coast better than we do.',
        end: heldTo(figures.countries),
      },
    ],
    caption:
      'As stated by the company. Where a row has a second reading on another page, its scope says so.',
  },
  next: {
    sentence: 'Hold us to one of the eight',
    text: [
      'Choose the line that matters to your company, your port or your community, and ask how it is measured. The answer comes with its period and its scope, or with a plain “not stated”.',
    ],
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Ask about a goal' },
    ],
  },
} as const satisfies { hero: HeroWords; next: ClosingWords } & Record<string, unknown>

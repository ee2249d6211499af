import { asCount, figures } from './figures.ts'
import type { ClosingWords, HeroWords } from './page-words.ts'

export const communityImpact = {
  hero: {
    title: 'Community Impact',
    subtitle: '12,400,000 litres donated, as stated by the company, drawn as containers.',
    description: 'What was given, how a project runs, and who stands behind it.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Propose a project' },
    ],
  },
  given: {
    heading: 'Five hundred and seventeen containers',
    note: 'In the unit we sell, the water given so far would stand on a quay like this.',
    figures: [
      { figure: '12,400,000', unit: 'L', scope: 'Litres donated, as stated by the company.' },
      { figure: '24,000', unit: 'L', scope: 'In one flexitank: what the litres are divided by.' },
      {
        figure: '516.7',
        unit: 'containers',
        scope: 'Derived; the last of 517 containers is two thirds full.',
      },
    ],
    unit: 'One box is one 24,000 L flexitank; count to scale.',
    margin: {
      term: 'Given to whom',
      text: '17 communities stand on the record of Pure Flow, and 11 CSR partners beside them. How the litres were counted is not stated; the boxes only show how much it is.',
    },
    caption: 'The numbers at the right add up the rows, from the quay upwards.',
    drawing: {
      id: 'stowage',
      title: '517 containers stacked on a quay',
      description:
        'Containers seen from their doors, 516 of them full and one filled to two thirds: 12,400,000 L ÷ 24,000 L (derived). One of the full ones is marked: this one equals 48,000 bottles.',
      count: 12_400_000 / 24_000,
      rest: 'and two thirds of one',
      one: 'this one equals 48,000 bottles',
    },
  },
  statistics: {
    heading: 'What else is stated',
    figures: [
      {
        ...asCount(figures.communitiesMany),
        scope:
          'As stated by the company. 1,000+ stand on another page, 17 communities for Pure Flow.',
        share: 1.1,
      },
      {
        ...asCount(figures.schools),
        scope: 'As stated by the company; they are not named.',
        share: 0.62,
      },
      {
        figure: { value: 95, suffix: ' %' },
        unit: 'project success',
        scope: 'As stated by the company. What counts as success is not stated.',
        share: 1.1,
      },
      {
        figure: '5,000+',
        unit: 'jobs',
        scope: '820 micro-jobs are stated for Pure Flow, 820+ jobs elsewhere.',
        share: 1.04,
      },
    ],
  },
  pillars: {
    heading: 'Four pillars, one tap',
    note: 'A project is built in this order. Leave one out and the next does not stand for long.',
    caption: 'Schematic: a tap stand in elevation, built in four steps.',
    entries: [
      {
        title: 'Revenue Share',
        text: '10 % of revenue funds water projects. It is taken from sales, not from what a year leaves over, so a project can be planned ahead. Drawn: the pipe and the slab.',
      },
      {
        title: 'Targeted Projects',
        text: 'The money goes to what is missing in one place: a tank, a pump, or water by the container until those stand. Drawn: the tank on its tower.',
      },
      {
        title: 'Community-Led',
        text: 'The people who will use the tap choose where it stands and who keeps the key. Drawn: the tap, and those who run it.',
      },
      {
        title: 'Long-term Support',
        text: 'A tap is finished when somebody can mend it. Spare parts and a number to call belong to the project. Drawn: roof, meter, level gauge and notice.',
      },
    ],
    drawing: {
      id: 'tap-stand',
      title: 'A tap stand, built in four steps',
      description:
        'First a pipe in the ground and a slab. Then a tank on a tower. Then a tap with cans below it, and two people. Last a roof, a meter, a level gauge and a notice board.',
    },
  },
  impact: {
    heading: 'Two lists, line against line',
    note: 'What a project is meant to change for people, and what for the place they live in.',
    voices: [
      { name: 'Social impact', figure: 'People', scope: 'What changes in a day.' },
      { name: 'Environmental impact', figure: 'Place', scope: 'What changes around the tap.' },
    ],
    rows: [
      {
        question: 'Water',
        answers: [
          'A tap within reach: fetching water no longer decides what else a day can hold.',
          'A well that is not the only source is no longer drawn down to its last bucket.',
        ],
      },
      {
        question: 'School and waste',
        answers: [
          'A child who does not carry water can sit in class.',
          'Water that comes in bulk leaves no bottles in a place that does not collect them.',
        ],
      },
      {
        question: 'Work',
        answers: [
          'Filling, repair and accounts are paid jobs, held by people who live there.',
          'Short ways from the hub to the tap, on vehicles that drive there anyway.',
        ],
      },
      {
        question: 'Count',
        answers: [
          'Communities, schools and jobs, each with the other readings beside it.',
          'Litres, drawn here as containers. Carbon claims stand on their own page.',
        ],
      },
    ],
  },
  benefits: {
    heading: 'CSR partner benefits',
    note: 'What a company gets that pays for a project with us.',
    legend: 'Ticked where a stated figure stands behind the line.',
    beside: {
      figure: '11',
      unit: 'CSR partners',
      scope: '100+ partnerships are stated elsewhere.',
    },
    lines: [
      {
        title: 'A place in one count',
        text: 'Litres you fund are added to the same record.',
        ticked: true,
        status: `Stated: ${figures.donated.text}`,
      },
      {
        title: 'Our money beside yours',
        text: 'The share of our revenue goes into the same projects.',
        ticked: true,
        status: 'Stated: 10 % of revenue',
      },
      {
        title: 'Partners you can ask',
        text: 'Speak to companies that were there before you.',
        ticked: true,
        status: 'Stated: 11 CSR partners',
      },
      {
        title: 'A project with a name',
        text: 'Place, need and budget are set out before you decide.',
        ticked: false,
        status: 'Agreed with you',
      },
      {
        title: 'Figures for your report',
        text: 'What was delivered, when and where, in a form your auditor can read.',
        ticked: false,
        status: 'On request',
      },
      {
        title: 'A visit',
        text: 'See the tap, and ask the people who run it.',
        ticked: false,
        status: 'On request',
      },
    ],
  },
  next: {
    sentence: 'A project needs a community, a source and a sponsor.',
    text: [
      'If you are one of the three, we can look for the other two. Tell us the place, the need and the month in which it is worst.',
    ],
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Propose a project' },
    ],
  },
} as const satisfies { hero: HeroWords; next: ClosingWords } & Record<string, unknown>

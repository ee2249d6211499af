import { figures } from './figures.ts'
import type { ClosingWords, PageWords } from './page-words.ts'

export const sustainableDevelopmentGoals = {
  hero: {
    title: 'Sustainable Development Goals',
    subtitle: 'Goal 6: clean water and sanitation.',
    description:
      'For UN stakeholders and CSR officers: four targets, beside each of them one stated claim and its limits.',
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
  strategy: {
    heading: 'How we line up with the United Nations',
    note: 'Four habits. None of them needs a logo, and no one at the United Nations has assessed them.',
    columns: [1.3, 1, 1, 1.15],
    definitions: [
      {
        term: 'Give a share, not a sum',
        text: [
          `${figures.revenueShare.text} of revenue funds water projects. It is taken from sales, before anyone asks what is left; when more is sold, more is given.`,
        ],
        link: { href: '/profit-purpose', label: 'Profit + Purpose' },
      },
      {
        term: 'Begin with the tap',
        text: [
          'Target 6.1 comes first: water that people can drink, where they live. What follows from it comes after it.',
        ],
      },
      {
        term: 'Join what is there',
        text: [
          'Utilities, NGOs and communities know their wells. We bring water, transport and money, and ask before we bring anything.',
        ],
      },
      {
        term: 'Say what is not known',
        text: [
          'A claim carries its scope. Where a baseline, a period or a method is not stated, the page says so, and you can ask for it.',
        ],
        link: { href: '/global-impact', label: 'Global Impact' },
      },
    ],
  },
  targets: {
    heading: 'Four targets, four claims',
    note: 'A drop for each. Every full ring is one zero of the stated count; the target that holds a share has a dial.',
    caption:
      'Rings: ×10 each; claims as stated by the company, not assessed by the UN. Derived: the last ring of 25 is drawn for 0.4 of a turn, since its logarithm is 1.4.',
    items: [
      {
        title: '6.1 Drinking water',
        figure: '1M+',
        label: 'people reached, as stated; period not stated',
        text: 'Safe and affordable drinking water for all. The widest of these four claims, and the one to ask most about.',
        drawing: {
          title: 'Target 6.1: a drop with six full rings',
          description: 'More than 1,000,000 people: six zeros, six rings.',
          count: 1_000_000,
        },
      },
      {
        title: '6.2 Sanitation',
        figure: '25',
        label: 'schools, as stated by the company',
        text: 'Adequate sanitation and hygiene for all. Schools are where water and hygiene meet; work on sanitation there is not stated.',
        drawing: {
          title: 'Target 6.2: a drop with one full ring and part of a second',
          description: '25 schools: one ring for ten, and 0.4 of the next.',
          count: 25,
        },
      },
      {
        title: '6.6 Ecosystems',
        figure: figures.revenueShare.text,
        label: 'of revenue funds water projects',
        text: 'Protect and restore mountains, wetlands, rivers, aquifers and lakes. A share, so it is a dial; which part of it goes to ecosystems is not stated.',
        drawing: {
          title: 'Target 6.6: a dial with a tenth drawn out',
          description: 'A circle of a hundred parts; ten of them, 10 % of revenue, are filled.',
          share: 0.1,
        },
      },
      {
        title: '6.A Cooperation',
        figure: '100+',
        label: 'partnerships, as stated; 11 CSR partners are stated elsewhere',
        text: 'International cooperation and capacity-building. Partners bring places, we bring water and its transport.',
        drawing: {
          title: 'Target 6.A: a drop with two full rings',
          description: 'More than 100 partnerships: two zeros, two rings.',
          count: 100,
        },
      },
    ],
    scale: {
      title: 'The scale of the rings',
      description: 'Six half rings: 10, 100, 1,000, 10,000, 100,000 and 1,000,000.',
      text: 'Each ring is ten times the one inside it: 10, 100, 1,000 and so on to 1,000,000.',
    },
  },
  conference: {
    title: '2026 UN Water Conference',
    plate: {
      figure: '2026',
      unit: '',
      text: 'The conference of the United Nations on water, and on the goal that this page is about.',
    },
    rows: [
      {
        title: 'Where and when',
        text: 'Abu Dhabi, 8–10 December 2026.',
        readings: [],
      },
      {
        title: 'Hosts',
        text: 'The United Arab Emirates and Senegal, as co-hosts.',
        readings: [],
      },
      {
        title: 'What it takes up',
        text: 'Water, and Goal 6 with it. The agenda is the United Nations’ own; this page does not retell it.',
        readings: [],
      },
      {
        title: 'What we bring',
        text: 'Four claims with their limits, and an open question for each. Before, during and after those days a delegate gets the same answer as anyone: what is known, and what is not.',
        readings: [],
      },
    ],
  },
  next: {
    sentence: 'Four claims. Ask for what stands behind them.',
    text: [
      'If one of the four targets is yours too, say which, and where. Partners begin with an assessment, everyone else with a question.',
    ],
    actions: [
      { href: '/partnerships', label: 'Partnerships' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
} as const satisfies PageWords & { next: ClosingWords } & Record<string, unknown>
